import { watchOver } from '../src/server/watchdog.ts'

// A process that is watched and then does nothing any more but spin.
watchOver('It stands still.', { everyMs: 50, looks: 10 })
console.log('watched')
setTimeout(() => {
  for (;;);
}, 100)
