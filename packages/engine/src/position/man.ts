/**
 * A man on a cell, packed: kind in the upper bits, seat in the lower four. 0 is an empty cell, so kinds count from 1
 * and a seat's tag is its number plus one. Room for fourteen seats and a neutral owner.
 */
export type Man = number
/** A kind of man by its number in the variant, from 1. */
export type Kind = number
/** A seat by its place in the order of play, from 0. */
export type Seat = number

export const EMPTY = 0
export const SEAT_BITS = 4
export const SEAT_MASK = 15
/** Owner of men that belong to nobody, such as the duck. */
export const NEUTRAL_TAG = 15

/** Stands on a cell that is not seen, in everyone's way: of no kind, and nobody's. */
export const VEILED = NEUTRAL_TAG

export const manOf = (kind: Kind, seat: Seat): Man => (kind << SEAT_BITS) | (seat + 1)
export const kindOf = (man: Man): Kind => man >> SEAT_BITS
/** The seat that owns the man; −1 for an empty cell. */
export const seatOf = (man: Man): Seat => (man & SEAT_MASK) - 1

/** Neither nothing nor a veil. */
export const isMan = (man: Man): boolean => man !== EMPTY && man !== VEILED
