import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

const components: Components = {
  // A table wider than a phone scrolls in its own frame, which a keyboard must be able to reach.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must take the focus to be scrolled by keys
    <div className="overflow-x-auto" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}

const inline: Components = { p: ({ children }) => <>{children}</> }

/** Prose of the edition. `isInline` leaves out the paragraph, for captions and notes. */
export function Markdown({ children, isInline = false }: { readonly children: string; readonly isInline?: boolean }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={isInline ? inline : components}>
      {children}
    </ReactMarkdown>
  )
}
