/** A path and how it is inked: `ink` and `skin` are filled, `tone` half so, `line` is not. */
type Stroke = readonly [className: string, d: string]

/** Head and shoulders that all sitters share; the shoulders end on the rim. */
const shoulders: Stroke = ['tone', 'M8.9 40Q10.5 33.6 19 32.4h10q8.5 1.2 10.1 7.6A22 22 0 0 1 8.9 40Z']
const head: Stroke = ['skin', 'M16 20.5c0-6.5 3.4-9.5 8-9.5s8 3 8 9.5-3.2 12.5-8 12.5-8-6-8-12.5Z']
const eyes: Stroke = ['ink', 'M20.8 19.7a1.3 1.5 0 1 0 .01 0ZM27.2 19.7a1.3 1.5 0 1 0 .01 0Z']
const smile: Stroke = ['line', 'M20.5 27q3.5 2.6 7 0']
const nose: Stroke = ['line thin', 'M24 21.5l-1.2 3.2h1.7']
/** The engraver's shade on the side away from the light. */
const shade: Stroke = ['line hair', 'M29.5 24.5l1.8-1.5M28.6 27.3l2.2-1.9M27.4 30l2.4-2']

/** Eight sitters on a field of 48, from a small child to an old king; what they wear tells them apart at any size. */
export const portraits: readonly (readonly Stroke[])[] = [
  // A small child: a curl, large eyes that look up, a ruff.
  [
    shoulders,
    ['skin', 'M14.5 22c0-7.5 4-11.5 9.5-11.500s9.5 4 9.5 11.5-4 11-9.5 11-9.5-3.5-9.5-11Z'],
    ['skin', 'M14.6 20.500c-3.3-1.3-3.8 4.5.3 4.500M33.4 20.500c3.3-1.3 3.8 4.5-.3 4.5'],
    [
      'line',
      'M24 10.500c-4-.5-4-5.5-.5-5.5 3 0 2.8 3.7.6 3.500M19.5 12.300c1.5 1.5 3.5 1.5 4.5-1.7 1 3.2 3 3.2 4.5 1.7',
    ],
    ['line thin', 'M20 18.800a2.3 2.5 0 1 0 .01 0ZM28 18.800a2.3 2.5 0 1 0 .01 0Z'],
    ['ink', 'M20.5 19.200a1.2 1.3 0 1 0 .01 0ZM27.5 19.200a1.2 1.3 0 1 0 .01 0Z'],
    ['line', 'M22.3 28.200q1.7 1.6 3.4 0'],
    [
      'skin',
      'M14 34.500q1.7-3 4-1 2-2.5 4-.3 2-2.3 4 0 2-2.2 4 .3 2.3-2 4 1-1.5 3.5-4 1.7-2 2.3-4 .3-2 2-4 0-2 2-4-.3-2.5 1.8-4-1.700Z',
    ],
  ],
  // A boy in a cap, its peak to the side.
  [
    shoulders,
    head,
    ['ink', 'M14.5 18c-.5-7 3.5-11 9.5-11s10 4 9.5 10.5l7 2.5-1 2.2-9.5-2.2c-6-1-10-1-15.5-.5Z'],
    eyes,
    nose,
    smile,
    ['line', 'M18 33l6 4 6-4'],
  ],
  // Somebody under a wide straw hat, in no hurry.
  [
    ['ink', 'M15 18c-2.5 6-2.5 12-1 16h20c1.5-4 1.5-10-1-16Z'],
    shoulders,
    head,
    ['skin', 'M16 15.5C16.5 8.5 19.5 6 24 6s7.5 2.5 8 9.5Z'],
    ['skin', 'M5.5 18.5c4-4.5 33-4.5 37 0-6 2.2-31 2.2-37 0Z'],
    ['ink', 'M16 15.9q.1-2 .5-3.4h15q.4 1.4.5 3.4-8-1.6-16 0Z'],
    ['line', 'M19.3 22.5q1.5-1.6 3 0M25.7 22.5q1.5-1.6 3 0'],
    smile,
    ['line', 'M20 33.5q4 3.5 8 0'],
  ],
  // A reader: round spectacles, hair in a knot, an open book.
  [
    ['ink', 'M24 3.5a4.3 4.3 0 1 0 .01 0Z'],
    shoulders,
    ['ink', 'M14.5 25c-2-10 2-16.5 9.5-16.5S35.5 15 33.5 25Z'],
    ['skin', 'M16.5 20c3-.5 5.5-2.5 7-5 1.5 2.5 5 4.5 8 5 0 8-2.7 13-7.5 13s-7.5-5-7.5-13Z'],
    ['line', 'M20.2 19.5a3 3 0 1 0 .01 0ZM27.8 19.5a3 3 0 1 0 .01 0ZM23.2 22.3q.8-.6 1.6 0'],
    ['ink', 'M20.2 21.6a1 1 0 1 0 .01 0ZM27.8 21.6a1 1 0 1 0 .01 0Z'],
    ['line', 'M21.8 28.8q2.2 1 4.4 0'],
    ['skin', 'M11 35.5q7-2.5 13 1 6-3.5 13-1v6.8q-7-1.8-13 1.5-6-3.3-13-1.5Z'],
    ['line thin', 'M24 36.5v7M14 37.8q4-.8 7.5.6M26.5 38.4q3.5-1.4 7.5-.6M14 40.2q4-.8 7.5.6M26.5 40.8q3.5-1.4 7.5-.6'],
  ],
  // A regular of the club: bowler, moustache, bow tie.
  [
    shoulders,
    head,
    shade,
    ['ink', 'M16 14.5C16 8 19 5 24 5s8 3 8 9.5l5 .8v2.2q-13-2-26 0v-2.2Z'],
    eyes,
    ['line thin', 'M24 21v3.5'],
    [
      'ink',
      'M24 25.2c1.5-1.5 4-1 5.5.5 1 1 2.5.8 3.5 0-.6 3-5.5 4.2-9 1.8-3.5 2.4-8.4 1.2-9-1.8 1 .8 2.5 1 3.5 0 1.5-1.5 4-2 5.5-.5Z',
    ],
    ['ink', 'M24 36l-6.5-3v6ZM24 36l6.5-3v6Z'],
  ],
  // A scholar: square cap with a tassel, a pointed beard.
  [
    shoulders,
    head,
    ['ink', 'M16.3 22.5c.7 3.5 2.5 4 4.2 4q3.5-1.5 7 0c1.7 0 3.5-.5 4.2-4 .6 9-4.7 13.5-7.7 17-3-3.5-8.3-8-7.7-17Z'],
    ['line light', 'M22 29.2q2 .9 4 0'],
    eyes,
    ['line', 'M18.8 17.4l3.8.7M29.2 17.4l-3.8.7'],
    nose,
    ['ink', 'M16.5 12.5h15v4.2q-7.5-2.4-15 0Z'],
    ['ink', 'M24 3.5l16 6-16 6-16-6Z'],
    ['line', 'M39 10v9'],
    ['ink', 'M37.6 18.5h2.8l.6 4.5h-4Z'],
  ],
  // A victor: laurel, a firm chin, a medal on its ribbon.
  [
    shoulders,
    ['skin', 'M15.5 19c0-6.5 3.6-10 8.5-10s8.5 3.5 8.5 10c0 5-.5 8-2 10.5L27 33h-6l-3.5-3.5c-1.5-2.5-2-5.5-2-10.5Z'],
    ['line', 'M16 17.5c2-2.5 4-3.5 8-3.5s6 1 8 3.5'],
    shade,
    eyes,
    ['line', 'M18.8 18l3.8.3M29.2 18l-3.8.3'],
    nose,
    ['line', 'M21 28h6'],
    [
      'ink',
      'M13.5 20c-3.5-1-4.5-4-3.5-7 3 .8 4.5 3.5 3.5 7ZM14 15c-3-2-3-5.5-1-8 2.5 2 3 5 1 8ZM17 10.5c-1.5-3 0-6 3-7.5.8 3.2-.3 6-3 7.5ZM34.5 20c3.5-1 4.5-4 3.5-7-3 .8-4.5 3.5-3.5 7ZM34 15c3-2 3-5.5 1-8-2.5 2-3 5-1 8ZM31 10.5c1.5-3 0-6-3-7.5-.8 3.2.3 6 3 7.5Z',
    ],
    ['line', 'M18 33l6 5 6-5'],
    ['ink', 'M24 36.5a3.6 3.6 0 1 0 .01 0Z'],
  ],
  // An old king: a crown of five points, white beard to the breast.
  [
    shoulders,
    [
      'skin',
      'M14.5 21c-1 6-2.5 9.5-4 12 2.5.5 4 0 5 0 1.5 6 5 10 8.5 12 3.5-2 7-6 8.5-12 1 0 2.5.5 5 0-1.5-2.5-3-6-4-12Z',
    ],
    head,
    [
      'skin',
      'M16.2 22.5c.5 3 2.3 3.5 4.3 3.3q3.5-1.8 7 0c2 .2 3.8-.3 4.3-3.3 1.5 8.5-1.8 17.5-7.8 22-6-4.5-9.3-13.5-7.8-22Z',
    ],
    ['line thin', 'M21 31.5q-.5 4 1.5 8.5M24 31v10M27 31.5q.5 4-1.5 8.5'],
    ['line', 'M21.8 28.3q2.2 1.2 4.4 0'],
    eyes,
    ['line', 'M18.3 17.7q2-1.2 4 .2M29.7 17.7q-2-1.2-4 .2'],
    ['ink', 'M13.5 15.5L11.5 5.5l6 4.2L20 4l4 5.2L28 4l2.5 5.7 6-4.2-2 10q-10.5-2.6-21 0Z'],
    ['light-dot', 'M24 11.4a1.2 1.2 0 1 0 .01 0ZM18 12a1 1 0 1 0 .01 0ZM30 12a1 1 0 1 0 .01 0Z'],
  ],
]
