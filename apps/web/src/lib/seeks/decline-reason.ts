/** Why a challenge is declined, as keys: nobody is made to read what a stranger would have typed. */
export const declineReasons = ['later', 'otherGame', 'otherClock', 'casualOnly', 'ratedOnly', 'notNow'] as const

export type DeclineReason = (typeof declineReasons)[number]
