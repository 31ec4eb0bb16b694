export interface TextHeading {
  /** Of the heading in the page. */
  id: string
  title: string
}

/** The text with an id on each `h2`, so that links lead to them, and these headings in their order. */
export function withContents(html: string): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = inner.replace(/<[^>]*>/g, '')
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
    const id = ['part', headings.length + 1, ...words].join('-').slice(0, 60)
    headings.push({ id, title: decode(title) })
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** What escaping leaves in a heading: no more than these. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)

export interface TextPart {
  /** What comes before the first heading has none. */
  heading: TextHeading | null
  html: string
}

/** The text cut at its `h2`s. The parts have no headings of their own any more. */
export function partsOf(html: string): TextPart[] {
  const marked = withContents(html)
  const [first = '', ...rest] = marked.html.split(/<h2 [^>]*>.*?<\/h2>/s)
  const parts = rest.map((part, index) => ({ heading: marked.headings[index] ?? null, html: part }))
  return [{ heading: null, html: first }, ...parts]
}
