import { slugs } from '@variorum/engine/catalogue'
import { expect, test } from '../fixtures.ts'

test('every game has its rules and its table, as a page that has come out', async ({ request }) => {
  test.slow()
  for (const slug of slugs) {
    for (const path of [`/variants/${slug}`, `/variants/${slug}/play`]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      // An error on the way leaves a page that says so to the browser alone.
      expect(await answer.text(), path).not.toContain('__next_error__')
    }
  }
})
