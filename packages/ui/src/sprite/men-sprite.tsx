import { MenDrawings, type Troop } from './men-drawings.tsx'

/** What the men of a board are drawn of: one to a page. */
export function MenSprite({ troops }: { readonly troops: readonly Troop[] }) {
  return (
    <svg className="v-sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <MenDrawings troops={troops} />
      </defs>
    </svg>
  )
}
