import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { printTable } from './print-table.ts'

/** A table wider than its column scrolls in its own frame, which a keyboard must be able to reach. */
const framed = (table: string) => `<div class="overflow-x-auto" tabindex="0">${printTable(table)}</div>`

/** The prose of the house is finite, and printed again for every reader. */
const printed = new Map<string, string>()

/**
 * Our own markdown (with tables, as GitHub has them) as HTML. Markup in it and links that are no links to pages come out as
 * text. `isInline` leaves out the paragraphs.
 */
export function printMarkdown(text: string, isInline = false): string {
  const key = `${isInline} ${text}`
  const html = printed.get(key) ?? print(text, isInline)
  printed.set(key, html)
  return html
}

function print(text: string, isInline: boolean): string {
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  return isInline ? html.replaceAll(/<\/?p>/g, '').trim() : html.replaceAll(/<table>.*?<\/table>/gs, framed)
}
