/** Thrown when a proof has cost more than it may; nothing is known then. */
export class TooDear extends Error {}
