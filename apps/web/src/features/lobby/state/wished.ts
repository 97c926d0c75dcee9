const ids = new Set<string>()

/** Ids of what was wished for from this page. */
export const wished = {
  add: (id: string): void => {
    ids.add(id)
  },
  has: (id: string): boolean => ids.has(id),
}
