def asks(deal, partial): pass
def moves(deal, partial): pass
