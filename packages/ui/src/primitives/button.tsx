import type { ComponentProps } from 'react'
import './button.css'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `primary` is the one thing to do here; `destructive` is outlined and should name what it destroys. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'destructive' | undefined
  /** An answer is awaited; the button keeps its place and its focus but does nothing. */
  readonly busy?: boolean | undefined
}

export function Button({ kind = 'plain', busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className="v-button"
      data-kind={kind}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so it must refuse by itself, submitting included.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** The button's name. */
  readonly label: string
  /** Show the name beside the icon where there is room for it. */
  readonly hasWords?: boolean | undefined
  readonly isPressed?: boolean | undefined
}

export function IconButton({ label, hasWords = false, isPressed, kind = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <span className="v-icon-button" data-words={hasWords || undefined}>
      <Button {...rest} kind={kind} aria-label={label} title={label} aria-pressed={isPressed}>
        {children}
        {hasWords && <span className="v-icon-words">{label}</span>}
      </Button>
    </span>
  )
}
