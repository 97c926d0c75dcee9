/** Begins the thread that thinks: it reads TypeScript as little as the process does, and is not told how by that one. */
import { register } from 'tsx/esm/api'

register()
await import('../src/cli/uci/search-thread.ts')
