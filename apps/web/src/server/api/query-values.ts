import { z } from 'zod'

/** Yes or no, as an address says it. */
export const told = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())

/** A whole number, as an address says it. */
export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
