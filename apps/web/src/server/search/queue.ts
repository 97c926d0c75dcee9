/** Who asks for a search: somebody known by a cookie, at an address that others may share. */
export interface Asker {
  readonly caller: string
  readonly address: string
}

/**
 * Searches that wait for a thread. Whose turn it is goes round: the address that was served longest ago is next, and at
 * that address the caller who was. So what one asks for makes nobody but themselves wait for more than one search.
 */
export class SearchQueue<Job extends Asker> {
  private waiting: Job[] = []
  private turns = 0
  /** When an address, and a caller, had a turn last; only of those who may still come back. */
  private readonly lastTurn = new Map<string, number>()

  get length(): number {
    return this.waiting.length
  }

  get jobs(): readonly Job[] {
    return this.waiting
  }

  add(job: Job): void {
    this.waiting.push(job)
  }

  remove(job: Job): void {
    this.waiting = this.waiting.filter((other) => other !== job)
  }

  /** Takes out the job whose turn it is. A caller, one of whose searches is at work, waits for that to end. */
  next(running: Iterable<Asker>): Job | undefined {
    const atWork = [...running]
    const busy = new Set(atWork.map(({ caller }) => caller))
    const threadsOf = (job: Job) => atWork.filter(({ address }) => address === job.address).length
    const ready = this.waiting.filter(({ caller }) => !busy.has(caller))
    const order = (job: Job) => [threadsOf(job), this.turnOf('address', job.address), this.turnOf('caller', job.caller)]
    // The sort is stable: what is equal stays in the order it came.
    const [job] = ready.toSorted((a, b) => compare(order(a), order(b)))
    if (job === undefined) return undefined
    this.remove(job)
    this.remember(job)
    return job
  }

  /** The last job of whoever has most waiting, if that is more than the newcomer would have. */
  mostPressing(newcomer: Asker): Job | undefined {
    const count = (address: string) => this.waiting.filter((job) => job.address === address).length
    const most = this.waiting.toSorted((a, b) => count(b.address) - count(a.address))[0]?.address
    if (most === undefined || count(most) <= count(newcomer.address) + 1) return undefined
    return this.waiting.findLast(({ address }) => address === most)
  }

  private turnOf(kind: string, name: string): number {
    return this.lastTurn.get(`${kind} ${name}`) ?? 0
  }

  private remember({ address, caller }: Asker): void {
    this.turns++
    this.lastTurn.set(`address ${address}`, this.turns)
    this.lastTurn.set(`caller ${caller}`, this.turns)
    // Whoever was served that long ago is as good as new.
    for (const [name, turn] of this.lastTurn) if (turn < this.turns - 1_000) this.lastTurn.delete(name)
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, position) => value !== b[position])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}
