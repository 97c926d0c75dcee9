/** On the topic of a player, in the place of a version: one of its sessions is over, and whoever listens may be nobody now. */
export const signedOut = 0
