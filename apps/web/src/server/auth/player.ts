import type { AccountRow } from '../db/schema/index.ts'
import type { Visitor } from './visitor.ts'

/** Somebody who plays: an account that has signed in, or a guest. */
export interface Player {
  /** The account's id or the guest's; games name players by it. */
  readonly id: string
  /** The account's name; a guest has none. */
  readonly name: string | null
  readonly isGuest: boolean
  readonly role: 'player' | 'moderator'
}

export const guestOf = ({ id }: Pick<Visitor, 'id'>): Player => ({ id, name: null, isGuest: true, role: 'player' })

export const playerOf = ({ id, name, role }: Pick<AccountRow, 'id' | 'name' | 'role'>): Player => ({
  id,
  name,
  isGuest: false,
  role,
})
