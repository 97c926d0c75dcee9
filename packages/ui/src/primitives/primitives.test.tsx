import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Announcer, useAnnounce } from './announcer.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Segmented } from './segmented.tsx'
import { Toggle } from './toggle.tsx'

function Speaker({ words }: { readonly words: readonly string[] }) {
  const announce = useAnnounce()
  return (
    <button
      type="button"
      onClick={() => {
        for (const word of words) announce?.(word)
      }}
    >
      Speak
    </button>
  )
}

describe('the announcer', () => {
  it('adds each message once, in order, the same words twice when the same thing happens twice', () => {
    render(
      <Announcer>
        <Speaker words={['check', 'mate', 'mate']} />
      </Announcer>,
    )
    const region = document.querySelector('[aria-live="polite"]')
    fireEvent.click(screen.getByText('Speak'))
    const first = region?.firstElementChild
    expect([...(region?.children ?? [])].map((node) => node.textContent)).toEqual(['check', 'mate', 'mate'])
    fireEvent.click(screen.getByText('Speak'))
    expect(region?.firstElementChild).toBe(first)
    expect(region?.children).toHaveLength(6)
  })
})

describe('controls', () => {
  it('a busy button keeps its focus and does nothing', () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Go
      </Button>,
    )
    const button = screen.getByRole('button')
    act(() => button.focus())
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  it('a segmented control is one group of radio buttons with a name', () => {
    const onChange = vi.fn()
    const options = [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ] as const
    render(<Segmented label="Which" options={options} value="a" onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Which' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Second' }))
    expect(onChange).toHaveBeenCalledWith('b')
  })

  it('a toggle is a switch', () => {
    const onChange = vi.fn()
    render(
      <Toggle isOn={false} onChange={onChange}>
        Letters
      </Toggle>,
    )
    fireEvent.click(screen.getByRole('switch', { name: 'Letters' }))
    expect(onChange).toHaveBeenCalledWith(true)
  })

  it('a field tells its hint and what is wrong with it', () => {
    render(<Field label="Position" hint="Rows first." error="Four rows only." />)
    const input = screen.getByRole('textbox', { name: 'Position' })
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Rows first.', 'Four rows only.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('an alert is not closed by a click beside it, another dialog is', () => {
    const onClose = vi.fn()
    const shown = render(<Dialog isOpen isAlert title="Lose it?" onClose={onClose} />)
    fireEvent.click(screen.getByRole('alertdialog', { name: 'Lose it?' }))
    expect(onClose).not.toHaveBeenCalled()
    shown.rerender(<Dialog isOpen title="Which?" onClose={onClose} />)
    fireEvent.click(screen.getByRole('dialog', { name: 'Which?' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
