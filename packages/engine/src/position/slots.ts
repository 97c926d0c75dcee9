/**
 * Where the state of a game that is not on the board lives in the position's array: after the cells, one integer a
 * slot. A slot belongs to the rule that declares it; others read it through a question which that rule exports.
 * Hashed slots tell positions apart (rights, hands, whose turn); the others only count (quiet steps, move number).
 */
export class SlotPlan {
  readonly #names: string[] = []
  readonly #hashed: boolean[] = []
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

  /** Index in the position's array; the same again for a name already declared. Comes before any position is made. */
  declare(name: string, { hashed }: { hashed: boolean }): number {
    const known = this.#names.indexOf(name)
    if (known >= 0) return this.size + known
    this.#names.push(name)
    this.#hashed.push(hashed)
    return this.length - 1
  }

  isHashed(index: number): boolean {
    return this.#hashed[index - this.size]
  }

  get length(): number {
    return this.size + this.#names.length
  }
}
