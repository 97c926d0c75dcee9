'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { folded, matches } from '../state/matching.ts'

/** A game as the search knows it, and as it is shown. */
export interface Book {
  readonly slug: string
  /** All it may be found by. */
  readonly words: string
  readonly card: ReactNode
}

export interface Shelf {
  readonly id: string
  readonly title: string
  readonly text: string | null
  readonly books: readonly Book[]
}

interface LibraryProps {
  readonly shelves: readonly Shelf[]
  /** What the address asks for: without scripts the form asks by it. */
  readonly query: string
  /** Words worth looking for. */
  readonly suggestions: readonly string[]
}

const addressOf = (query: string) => (query === '' ? '/variants' : `/variants?q=${encodeURIComponent(query)}`)

/** The shelves, and a field that leaves only what answers to it. */
export function Library({ shelves, query: asked, suggestions }: LibraryProps) {
  const t = useTranslations('library')
  const [query, setQuery] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  const isFound = ({ words }: Book) => matches(query, words)
  const all = shelves.flatMap(({ books }) => books)
  const shown = all.filter(isFound).length

  // What was typed before the page came alive counts as well.
  useEffect(() => setQuery((before) => field.current?.value ?? before), [])

  const ask = (next: string) => {
    setQuery(next)
    window.history.replaceState(null, '', addressOf(next.trim()))
  }
  const askBy = (next: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    ask(next)
  }
  return (
    <>
      <search className="no-print mt-6 block">
        <form action="/variants" onSubmit={(event) => event.preventDefault()}>
          <label className="font-serif text-large" htmlFor="find-game">
            {t('search')}
          </label>
          <div className="mt-1 flex max-w-xl gap-2">
            <input
              ref={field}
              id="find-game"
              className="field"
              type="search"
              name="q"
              value={query}
              autoComplete="off"
              maxLength={80}
              aria-describedby="find-hint"
              onChange={(event) => ask(event.target.value)}
            />
            <noscript>
              <button type="submit" className="button">
                {t('find')}
              </button>
            </noscript>
          </div>
          <p id="find-hint" className="mt-1 text-small text-ink-faint">
            {t('searchHint')}
          </p>
        </form>
        <nav aria-label={t('suggestions')}>
          <ul className="mt-3 flex flex-wrap gap-2">
            {suggestions.map((word) => {
              const isOn = folded(word) === folded(query)
              return (
                <li key={word}>
                  <a
                    className="button button-small library-tag"
                    href={addressOf(isOn ? '' : word)}
                    aria-current={isOn || undefined}
                    onClick={askBy(isOn ? '' : word)}
                  >
                    {word}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <p role="status" className="mt-3 text-small text-ink-soft">
          {t('shown', { shown, all: all.length })}
        </p>
      </search>
      {shown === 0 && (
        <div className="sheet mt-6 p-5">
          <p className="font-serif text-large">{t('none', { query: query.trim() })}</p>
          <p className="mt-1 text-ink-soft">{t('noneHint')}</p>
          <p className="mt-4">
            <a className="button" href="/variants" onClick={askBy('')}>
              {t('all')}
            </a>
          </p>
        </div>
      )}
      {shelves.map(({ id, title, text, books }) => (
        <section key={id} className="mt-10" aria-labelledby={`shelf-${id}`} hidden={!books.some(isFound)}>
          <hr className="double-rule" />
          <h2 id={`shelf-${id}`} className="mt-5 text-title">
            {title}
          </h2>
          {text !== null && <p className="mt-1 font-serif text-ink-soft">{text}</p>}
          <ul className="library-shelf mt-4">
            {books.map((book) => (
              <li key={book.slug} hidden={!isFound(book)}>
                {book.card}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
