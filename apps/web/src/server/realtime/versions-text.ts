/** Versions by game as the id of an event, which a browser sends back when its connection was cut: `game.version,…`. */
export function printVersions(versions: ReadonlyMap<string, number>): string {
  return [...versions].map(([id, version]) => `${id}.${version}`).join(',')
}

/** What cannot be read is nothing seen, which costs a snapshot. */
export function parseVersions(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(',').flatMap((pair): [string, number][] => {
      const [, id, version] = /^([\w-]+)\.(\d{1,9})$/.exec(pair) ?? []
      return id === undefined ? [] : [[id, Number(version)]]
    }),
  )
}
