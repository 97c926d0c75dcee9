// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery } from './gallery.tsx'

it('shows every story, complete before any script runs', () => {
  const html = renderToString(<Gallery />)
  for (const name of ['Piece sets', 'Board', 'Diagram', 'Move list', 'Captured', 'Result', 'Controls'])
    expect(html).toContain(`<h2>${name}</h2>`)
  expect(html).not.toContain('style=')
})
