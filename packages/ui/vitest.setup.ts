import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom lacks of a browser: measured elements, dialogs, animations.
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  const animation: Pick<Animation, 'cancel'> = { cancel: () => {} }
  // Only `cancel` is ever called on an animation here.
  Element.prototype.animate ??= () => animation as Animation
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
