import { printMarkdown } from '../state/print-markdown.ts'

interface MarkdownProps {
  readonly children: string
  /** Leaves out the paragraph, for captions and notes. */
  readonly isInline?: boolean
  readonly className?: string
}

/**
 * Prose of the edition. It is put down as text and not as elements: prose answers nobody, so the browser need not build
 * it twice.
 */
export function Markdown({ children, isInline = false, className }: MarkdownProps) {
  const Element = isInline ? 'span' : 'div'
  const html = { __html: printMarkdown(children, isInline) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: these are our own texts, and what prints them lets no markup through
  return <Element className={className} dangerouslySetInnerHTML={html} />
}
