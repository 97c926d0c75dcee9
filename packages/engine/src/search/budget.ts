/** How much a search may spend; what is absent is not limited. */
export interface Limits {
  readonly depth?: number
  readonly nodes?: number
  readonly ms?: number
}

/** Nodes between two looks at the clock and the caller. */
const POLL_NODES = 1024

/** A fast machine visits as many in a millisecond. */
const NODES_A_MS = 2_000

/** Where nodes are limited a first answer is worth so many of them, and is not waited for beyond. */
const MOST_FOR_FIRST_ANSWER = 20_000

/** Counts what a search spends, and says when to stop. */
export class Budget {
  nodes = 0
  /** Set once and for all when the search must unwind. */
  isSpent = false
  readonly #startedAt: number
  readonly #nodes: number
  readonly #ms: number
  #nextPoll: number
  #isHeld = true

  constructor(
    limits: Limits,
    private readonly now: () => number,
    private readonly shouldStop: () => boolean,
  ) {
    this.#startedAt = now()
    this.#nodes = limits.nodes ?? Number.POSITIVE_INFINITY
    this.#ms = limits.ms ?? Number.POSITIVE_INFINITY
    this.#nextPoll = Math.min(POLL_NODES, this.#nodes)
  }

  /** How many nodes will be visited at most; as many as a fast machine manages where time is limited. */
  get likelyNodes(): number {
    return Math.min(this.#nodes, this.#ms * NODES_A_MS)
  }

  get ms(): number {
    return this.now() - this.#startedAt
  }

  /** From here on the search may be stopped: it has a first answer. */
  release(): void {
    this.#isHeld = false
    this.poll()
  }

  /** Counts a node. */
  spend(): void {
    if (++this.nodes >= this.#nextPoll) this.poll()
  }

  private poll(): void {
    if (this.isSpent) {
      // What is entered while unwinding is left at once, and not counted.
      this.nodes--
      return
    }
    this.#nextPoll = Math.min(this.nodes + POLL_NODES, Math.max(this.#nodes, this.nodes + 1))
    if (this.#isHeld && (this.#nodes === Number.POSITIVE_INFINITY || this.nodes < MOST_FOR_FIRST_ANSWER)) return
    this.isSpent = this.nodes >= this.#nodes || this.ms >= this.#ms || this.shouldStop()
    if (this.isSpent) this.#nextPoll = 0
  }

  /** Whether another round of deepening, longer than all before together, has a chance to finish. */
  get isWorthAnotherRound(): boolean {
    return !this.isSpent && this.ms < this.#ms / 2
  }
}
