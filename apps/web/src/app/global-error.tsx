'use client'

/**
 * The last resort, when the layout itself failed: no translations, styles or fonts can be counted on, so it brings
 * nothing but words.
 */
export default function GlobalError({ reset }: { readonly error: Error; readonly reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <h1>The page did not come out</h1>
        <p>Something went wrong while this page was set. Your games are kept on the server and are safe.</p>
        <button type="button" onClick={reset}>
          Set it again
        </button>
      </body>
    </html>
  )
}
