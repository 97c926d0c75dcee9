'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'

export interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly description?: ReactNode
  /** Something is about to be lost: announced as an alert, and not closed by a click beside it. */
  readonly isAlert?: boolean | undefined
  readonly onClose: () => void
  readonly children?: ReactNode
  /** Buttons; the first one gets the focus, so the harmless one stands first. */
  readonly actions?: ReactNode
}

/** A question over the page. The browser's own dialog keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ isOpen, title, description, isAlert = false, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    element.showModal()
    return () => element.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is a second way for pointers.
    <dialog
      ref={dialog}
      className="v-dialog"
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (!isAlert && event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen && (
        <div className="v-dialog-body">
          <h2 id={`${id}title`}>{title}</h2>
          {description !== undefined && <p id={`${id}description`}>{description}</p>}
          {children}
          {actions !== undefined && <div className="v-dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
