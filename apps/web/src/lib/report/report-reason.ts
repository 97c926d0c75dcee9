/** Why somebody is reported. */
export const reportReasons = ['cheating', 'sandbagging', 'abuse', 'name', 'stalling', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Longest explanation that is taken. */
export const longestReport = 500
