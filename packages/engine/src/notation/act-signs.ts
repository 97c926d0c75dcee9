/**
 * Signs between the two cells of a move that does something else than going there: `d4<>f4` changes places, `c1Sc4`
 * shoots, `d4De5` destroys both. By act, as abilities name it.
 */
export const actSigns: Readonly<Record<string, string>> = { swap: '<>', shot: 'S', destruction: 'D' }

/** The act a sign stands for. */
export const actOfSign = (sign: string): string | undefined =>
  Object.keys(actSigns).find((act) => actSigns[act] === sign)
