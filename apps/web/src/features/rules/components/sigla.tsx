interface SiglaProps {
  readonly of: readonly string[]
  readonly meanings: ReadonlyMap<string, string>
}

/** The letters by which readings are signed; a title tells what each stands for. */
export function Sigla({ of, meanings }: SiglaProps) {
  return of.map((siglum) => (
    <span key={siglum}>
      <abbr className="siglum" title={meanings.get(siglum)}>
        {siglum}
      </abbr>{' '}
    </span>
  ))
}
