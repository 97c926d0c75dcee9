/** Letters of a tree that is given a short address: a long game with a book's worth of variations and remarks. */
export const longestShared = 40_000

/** Steps to the place that is looked at. */
export const longestWay = 2_000
