export type { ActKind } from '../../../../server/games/acts/act-kind.ts'
export type { OnlineEvent } from '../../../../server/games/online-event.ts'
export type { OnlineSnapshot } from '../../../../server/games/snapshot.ts'
