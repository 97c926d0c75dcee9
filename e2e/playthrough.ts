/** A short game to checkmate; White's coordinator, chameleon and pincers take part. Found by playing, checked by the rules. */
export const shortGame = 'b2b5 d7d3 a1d4 d8d7 d4b6 d7g4 c2c4 c8d8 b1g6 g4h3 c4h4 e8d7 b6d6 b8c8 g6e8'.split(' ')
