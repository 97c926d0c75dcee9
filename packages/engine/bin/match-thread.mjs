/** Begins a thread that plays games of a match: it reads TypeScript as little as the process does. */
import { register } from 'tsx/esm/api'

register()
await import('../src/cli/match/match-thread.ts')
