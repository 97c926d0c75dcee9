import type { ThoughtAnswer } from '../../ask/answers.ts'

/** A thought as the protocol tells it; ends are counted in moves there, not in plies. */
export function infoLine({ depth, score, mateIn, nodes, ms }: ThoughtAnswer, turns: readonly string[]): string {
  const worth = mateIn === null ? `cp ${score}` : `mate ${Math.sign(mateIn) * Math.ceil(Math.abs(mateIn) / 2)}`
  const speed = Math.round((nodes * 1000) / Math.max(1, ms))
  return `info depth ${depth} score ${worth} nodes ${nodes} nps ${speed} time ${ms} pv ${turns.join(' ')}`
}
