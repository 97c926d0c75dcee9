import type { SoundName } from './sounds.ts'
import { Speaker } from './speaker.ts'
import { currentLoudness } from './volume.ts'

let speaker: Speaker | undefined

/** The page has one, which listens for the first press from the moment anything on it may want to be heard. */
function pageSpeaker(): Speaker {
  if (speaker) return speaker
  const own = new Speaker({
    open: () => (typeof AudioContext === 'undefined' ? null : new AudioContext()),
    volume: currentLoudness,
    load: async () => (await import('./synth.ts')).playTones,
  })
  speaker = own
  const wake = () => own.wake()
  // Pressed on the page before, perhaps: a page that is gone to by a link within the site is the same to a browser.
  if (navigator.userActivation?.hasBeenActive) wake()
  for (const press of ['pointerup', 'keydown'] as const) window.addEventListener(press, wake, { passive: true })
  return own
}

/** Called by what will make sounds, so that the first press on the page is not missed. */
export function attendSounds(): void {
  pageSpeaker()
}

/** Makes a sound, where this device wants any. */
export function playSound(name: SoundName): void {
  void pageSpeaker().play(name)
}
