/**
 * Starts described in words, as tables of published counts have them where a board has no common position text. Each is
 * taken for the start of its game when it is written exactly so: words that merely look like a description are no
 * position, lest a slip get the count of another one.
 */
export const proseStarts: Readonly<Record<string, readonly string[]>> = {
  'alice-chess': ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR (board A; board B empty) w KQkq - 0 1'],
  'byzantine-chess': [
    'ring16x4 files a-p, ring 1 outermost; W: Rd1e1 Nd2e2 Ed3e3 Fd4 Ke4 cw-pawns f1-4 ccw-pawns c1-4; B: rl1m1 nl2m2 el3m3 kl4 fm4 cw n1-4 ccw k1-4; w',
  ],
  'four-player-chess': [
    '3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP*8,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bK,bP,10,gP,gQ/bQ,bP,10,gP,gK/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP*8,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3 (FEN4 rows, red first, clockwise)',
  ],
  'glinskis-hexagonal-chess': [
    'hex91 files a-i,k,l; W: Pb1c2d3e4f5g4h3i2k1 Rc1i1 Nd1h1 Qe1 Kg1 Bf1f2f3; B: pb7c7d7e7f7g7h7i7k7 rc8i8 nd9h9 qe10 kg10 bf9f10f11; w',
  ],
  'mccooeys-hexagonal-chess': [
    'hex91 files a-i,k,l; W: Pc1d2e3f4g3h2i1 Rd1h1 Ne2g2 Qe1 Kg1 Bf1f2f3; B: pc8d8e8f8g8h8i8 rd9h9 ne9g9 qe10 kg10 bf9f10f11; w',
  ],
  raumschach: [
    '5x5x5 levels A-E; A1 rnknr, A2 ppppp, B1 buqbu, B2 ppppp (White); E5 rnknr, E4 ppppp, D5 ubqub, D4 ppppp (Black); w',
  ],
  'shafrans-hexagonal-chess': [
    'hex70 files a-i; W: Pa2b2c2d2e2f3g4h5i6 Ra1i5 Nb1g3 Bc1f2h4 Qd1 Ke1; B: pa5b6c7d8e9f9g9h9i9 ra6i10 nc8h10 bb7d9g10 qf10 ke10; w',
  ],
}
