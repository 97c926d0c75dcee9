import { showPicture } from '../show-picture.ts'

interface PictureContext {
  readonly params: Promise<{ readonly id: string }>
}

/** A game as a picture that moves: from its start to the latest position, or as far as `?ply=` says. */
export async function GET(request: Request, { params }: PictureContext): Promise<Response> {
  return showPicture(request, (await params).id, 'gif')
}
