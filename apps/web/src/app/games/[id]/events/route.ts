import { watchGame } from '../../../../server/realtime/watch-game.ts'

export const dynamic = 'force-dynamic'

interface EventsContext {
  readonly params: Promise<{ readonly id: string }>
}

/** What happens in a game between people, for whoever watches: server-sent events, each with the version it made. */
export async function GET(request: Request, { params }: EventsContext): Promise<Response> {
  return watchGame(request, (await params).id)
}
