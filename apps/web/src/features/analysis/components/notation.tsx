import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { signOf } from '../../../lib/tree/glyphs.ts'
import { type NodeId, nodeAt, root, type Tree, type TreeNode } from '../../../lib/tree/tree.ts'
import { moveLabel } from '../state/move-label.ts'

interface NotationProps {
  readonly tree: Tree
  readonly at: NodeId
  readonly onGo: (to: NodeId) => void
}

/** The moves with their variations: the main line first, each variation behind the move it is played instead of. */
export function Notation({ tree, at, onGo }: NotationProps) {
  const t = useTranslations('analysis')
  const box = useRef<HTMLDivElement>(null)

  // The move one stands on stays in sight inside its box, and keeps the focus that the one before it had.
  useEffect(() => {
    const place = box.current
    const item = place?.querySelector<HTMLElement>(`[data-node="${at}"]`)
    if (!place || !item) return
    const top = item.getBoundingClientRect().top - place.getBoundingClientRect().top + place.scrollTop
    if (top < place.scrollTop || top + item.offsetHeight > place.scrollTop + place.clientHeight)
      place.scrollTop = top - (place.clientHeight - item.offsetHeight) / 2
    if (place.contains(document.activeElement)) item.focus({ preventScroll: true })
  }, [at])

  const start = nodeAt(tree, root)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tree of buttons in running text is no form.
    <div ref={box} className="notation" role="group" aria-label={t('moves')}>
      <button
        type="button"
        className="notation-move notation-start"
        data-node={root}
        aria-current={at === root ? 'step' : undefined}
        tabIndex={at === root ? 0 : -1}
        onClick={() => onGo(root)}
      >
        {t('start')}
      </button>
      <Remark text={start.comment} />
      {start.children.length === 0 ? (
        <p className="notation-empty">{t('empty')}</p>
      ) : (
        <div className="notation-line" data-main>
          <Line tree={tree} from={root} at={at} onGo={onGo} depth={0} isResumed />
        </div>
      )}
    </div>
  )
}

interface LineProps extends NotationProps {
  /** The node whose first move begins the line. */
  readonly from: NodeId
  /** How many variations deep. */
  readonly depth: number
  /** The number is written before the first move whoever makes it. */
  readonly isResumed: boolean
}

/** A line to its end, as a list of pieces: no line is too long for it. */
function Line({ tree, from, at, onGo, depth, isResumed }: LineProps) {
  const pieces: ReactNode[] = []
  let isNumbered = isResumed
  for (let node = nodeAt(tree, from); ; ) {
    const [main, ...others] = node.children
    if (main === undefined) break
    const next = nodeAt(tree, main)
    pieces.push(<Move key={main} node={next} isCurrent={main === at} isNumbered={isNumbered} onGo={onGo} />)
    if (next.comment !== '') pieces.push(<Remark key={`${main} remark`} text={next.comment} />)
    for (const other of others)
      pieces.push(<Variation key={other} tree={tree} first={other} at={at} onGo={onGo} depth={depth + 1} />)
    isNumbered = others.length > 0 || next.comment !== ''
    node = next
  }
  return pieces
}

interface VariationProps extends NotationProps {
  readonly first: NodeId
  readonly depth: number
}

/** A line beside another: of the main line on lines of its own, deeper ones in brackets within. */
function Variation({ tree, first, at, onGo, depth }: VariationProps) {
  const node = nodeAt(tree, first)
  return (
    <span className="notation-variation" data-depth={Math.min(depth, 4)}>
      {depth > 1 && '('}
      <Move node={node} isCurrent={first === at} isNumbered onGo={onGo} />
      <Remark text={node.comment} />
      <Line tree={tree} from={first} at={at} onGo={onGo} depth={depth} isResumed={node.comment !== ''} />
      {depth > 1 && ')'}
    </span>
  )
}

interface MoveProps {
  readonly node: TreeNode
  readonly isCurrent: boolean
  readonly isNumbered: boolean
  readonly onGo: (to: NodeId) => void
}

/** One stop for Tab, the move one stands on; arrows go on from there, wherever the focus is. */
function Move({ node: { id, written, glyphs }, isCurrent, isNumbered, onGo }: MoveProps) {
  if (written === null) return null
  const { number, text, gives } = moveLabel(written, isNumbered)
  const [move, ...victims] = text.split(' ')
  return (
    <button
      type="button"
      className="notation-move"
      data-node={id}
      aria-current={isCurrent ? 'step' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onGo(id)}
    >
      {number && <span className="notation-number">{number} </span>}
      {move}
      {gives}
      {victims.length > 0 && <span className="notation-victims"> {victims.join(' ')}</span>}
      {glyphs.length > 0 && <span className="notation-glyphs">{glyphs.map((nag) => signOf(nag)).join(' ')}</span>}
    </button>
  )
}

const Remark = ({ text }: { readonly text: string }) =>
  text === '' ? null : <span className="notation-remark">{text} </span>
