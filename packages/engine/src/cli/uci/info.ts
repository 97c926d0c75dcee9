import type { LineAnswer, MoveId, ThoughtAnswer } from '../../ask/answers.ts'

/**
 * A thought as the protocol tells it, a line of text for each line of play, numbered where several were asked for. Ends
 * are counted in moves there, not in plies.
 */
export function infoLines(
  { lines, nodes, nps, ms }: ThoughtAnswer,
  isNumbered: boolean,
  turns: (steps: readonly MoveId[]) => readonly string[],
): string[] {
  return lines.map((one, index) => {
    const number = isNumbered ? ` multipv ${index + 1}` : ''
    const counts = `nodes ${nodes} nps ${nps} time ${ms}`
    return `info depth ${one.depth}${number} score ${worthOf(one)} ${counts} pv ${turns(one.line).join(' ')}`
  })
}

const worthOf = ({ score, mateIn }: LineAnswer): string =>
  mateIn === null ? `cp ${score}` : `mate ${Math.sign(mateIn) * Math.ceil(Math.abs(mateIn) / 2)}`
