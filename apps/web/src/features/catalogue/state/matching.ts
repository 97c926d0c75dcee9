/** Letters that Unicode does not take apart, as they are typed by those who lack them. */
const plain: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', đ: 'd', ß: 'ss' }

/** Small letters without marks, words a space apart. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøæđß]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether every word asked for is there; one or two letters only where a word begins. */
export function matches(query: string, words: string): boolean {
  const text = ` ${folded(words)}`
  return folded(query)
    .split(' ')
    .every((word) => text.includes(word.length > 2 ? word : ` ${word}`))
}
