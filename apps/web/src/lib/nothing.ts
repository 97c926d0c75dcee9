/**
 * Stands for a part of a page that has not come yet. Next gives a part a boundary of its own only where it has something
 * to show meanwhile; without one the whole page waits for the part, and hears no press until it is there.
 */
export const nothing = () => null
