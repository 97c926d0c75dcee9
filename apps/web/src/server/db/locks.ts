/**
 * Keys of the advisory locks that processes hold against each other. Any fixed numbers would do, as long as no two are the
 * same: they are all here so that one sees it.
 */
export const locks = {
  /** One process migrates while the others wait. */
  migrating: 7_310_062,
  /** One process pairs who waits for a game while the others do not. */
  pairing: 7_310_063,
  /** One process takes notices to be sent while the others wait. */
  taking: 7_310_064,
  /** One process counts openings while the others do not. */
  counting: 7_310_065,
} as const
