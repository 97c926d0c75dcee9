import { atWay, movesTo } from '../../../../lib/tree/paths.ts'
import { treeOf } from '../../../../lib/tree/tree-of.ts'
import { showPosition } from '../../../show-position.ts'
import { findShared } from '../find-shared.ts'

interface PictureContext {
  readonly params: Promise<{ readonly id: string }>
}

/** The position that whoever shared the tree was looking at. */
export async function GET(request: Request, { params }: PictureContext): Promise<Response> {
  const found = await findShared((await params).id)
  if (!found) return new Response(null, { status: 404 })
  const grown = treeOf(found.tree)
  const moves = movesTo(grown, atWay(grown, found.way))
  return showPosition(request, found.game, { id: found.id, start: found.tree.start, moves })
}
