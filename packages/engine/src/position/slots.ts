/**
 * Where the state of a game that is not on the board lives in the position's array: after the cells, one integer a
 * slot. A slot belongs to the rule that declares it; others read it through a question which that rule exports.
 * Hashed slots tell positions apart (rights, hands, whose turn); the others only count (quiet steps, move number).
 */
export class SlotPlan {
  readonly #names: string[] = []
  readonly #hashed: boolean[] = []
  readonly #owners: (number | undefined)[] = []
  readonly mover: number
  readonly stage: number
  readonly quiet: number
  readonly number: number

  /** @param size number of cells */
  constructor(readonly size: number) {
    /** The seat to move. */
    this.mover = this.declare('mover', { hashed: true })
    /** Which step of its turn that seat is at; 0 unless turns have several steps. */
    this.stage = this.declare('stage', { hashed: true })
    /** Steps since the last that cannot be taken back by moving. */
    this.quiet = this.declare('quiet', { hashed: false })
    /** Number of the full move. */
    this.number = this.declare('number', { hashed: false })
  }

  /**
   * Index in the position's array; the same again for a name already declared. Comes before any position is made. What
   * is one seat's own (its rights) says whose, for games in which others may not know it.
   */
  declare(name: string, { hashed, of }: { hashed: boolean; of?: number }): number {
    const known = this.#names.indexOf(name)
    if (known >= 0) return this.size + known
    this.#names.push(name)
    this.#hashed.push(hashed)
    this.#owners.push(of)
    return this.length - 1
  }

  /** Whether some rule of the game has declared it. */
  has(name: string): boolean {
    return this.#names.includes(name)
  }

  isHashed(index: number): boolean {
    return this.#hashed[index - this.size]
  }

  /** The seat whose own the slot is, or undefined. */
  ownerOf(index: number): number | undefined {
    return this.#owners[index - this.size]
  }

  get length(): number {
    return this.size + this.#names.length
  }
}
