import { showPicture } from '../show-picture.ts'

interface PictureContext {
  readonly params: Promise<{ readonly id: string }>
}

/** A position of a game as a picture: the latest, or the one that `?ply=` names. */
export async function GET(request: Request, { params }: PictureContext): Promise<Response> {
  return showPicture(request, (await params).id, 'svg')
}
