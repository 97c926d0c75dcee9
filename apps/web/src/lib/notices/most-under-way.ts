/** Games under way that a player is shown at once. */
export const mostUnderWay = 60
