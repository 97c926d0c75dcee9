/** As many letters as still stand in a line with others on a phone. */
const mostLetters = 18

/**
 * A table as micromark prints it, prepared for a phone, where each row is a block of its own: every cell carries the
 * heading of its column, and whether all of that column is short. The roles say once more what each element is, because
 * some browsers forget it of a table that is not laid out as one. Two columns fit on any screen and stay as they are.
 */
export function printTable(table: string): string {
  const headings = textsOf(table, 'th')
  if (headings.length < 3) return table
  const rows = table.split('<tr>').map((row) => textsOf(row, 'td'))
  const isShort = headings.map((_, column) => rows.every((row) => (row[column]?.length ?? 0) <= mostLetters))
  let cell = 0
  return table
    .replace('<table>', '<table class="cards-table" role="table">')
    .replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replaceAll('<tr>', '<tr role="row">')
    .replaceAll(/<th\b/g, '<th role="columnheader"')
    .replaceAll(/<td\b/g, () => {
      const column = cell++ % headings.length
      return `<td role="cell" data-heading="${headings[column]}"${isShort[column] ? ' data-short' : ''}`
    })
}

/** The words in the elements of one name, without the markup among them. */
function textsOf(html: string, element: 'th' | 'td'): readonly string[] {
  const cells = html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'g'))
  return [...cells].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''))
}
