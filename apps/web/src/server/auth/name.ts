export const shortestName = 3
export const longestName = 20

export type NameProblem = 'nameLength' | 'nameSigns' | 'nameReserved'

/** What is wrong with a name in itself; whether somebody has it already is another question. */
export function nameProblem(name: string): NameProblem | null {
  if (name.length < shortestName || name.length > longestName) return 'nameLength'
  if (!/^[a-zA-Z0-9][a-zA-Z0-9_-]*$/.test(name)) return 'nameSigns'
  return isReserved(name) ? 'nameReserved' : null
}

/**
 * The name as names are compared: two that a hasty eye takes for each other have one key, and only one of them is given.
 *
 * Names are plain ASCII, so of the look-alikes in Unicode Technical Standard 39 (`confusables.txt`) four are left: 0 and
 * O, 1 and l, I and l, m and rn. As names are compared without case, i counts as I does. Of our own are vv for w, and
 * that _ and - are one.
 */
export function nameKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv')
    .replaceAll('_', '-')
}

/** Whom a player might take for the house, or for nobody. */
const reservedWords = [
  'account',
  'admin',
  'administrator',
  'anonymous',
  'anybody',
  'bot',
  'closed',
  'computer',
  'deleted',
  'engine',
  'everybody',
  'guest',
  'help',
  'mod',
  'moderation',
  'moderator',
  'nobody',
  'null',
  'official',
  'operator',
  'root',
  'security',
  'server',
  'settings',
  'staff',
  'support',
  'system',
  'team',
  'undefined',
  'variorum',
  'webmaster',
]

const reservedKeys = new Set(reservedWords.map(nameKeyOf))

/** Whether a reserved word is the name or a part of it that stands for itself, as in `admin-7`; `badminton` is nobody’s. */
function isReserved(name: string): boolean {
  const parts = [name, ...name.split(/[_-]/), name.replace(/\d+$/, ''), ...name.split(/[_-]|\d+/)]
  return parts.some((part) => reservedKeys.has(nameKeyOf(part)))
}
