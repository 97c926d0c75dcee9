/**
 * The fingerprint of the rules this piece of the program was built with, written into pages, workers and server alike
 * while building. A page that was opened before its server was renewed carries an older one. Tests run what is not built.
 */
// biome-ignore lint/style/noProcessEnv: not read where it runs, but replaced by its value while building
export const rulesBuild = process.env.VARIORUM_RULES_BUILD ?? 'unbuilt'

/** The header in which a page says by which rules it goes. Whoever has no rules of their own sends none. */
export const rulesHeader = 'x-variorum-rules'
