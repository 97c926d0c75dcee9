import { createHash } from 'node:crypto'

/** The number of rows and a sum over them that is the same in whatever order they come, because tables have none. */
export class RowSum {
  count = 0
  private sum = 0n

  add(row: string): void {
    this.count++
    const digest = createHash('sha256').update(row).digest('hex')
    this.sum = BigInt.asUintN(256, this.sum + BigInt(`0x${digest}`))
  }

  toString(): string {
    return `${this.count} ${this.sum.toString(16).padStart(64, '0')}`
  }
}
