/** One element of the document's logical structure. It enters the tree when its first content is drawn. */
export type Tag = {
  type: string
  parent: Tag | null
  options: TagOptions
  element: PDFKit.PDFStructureElement | null
}

type TagOptions = {
  title?: string
  /** Alternative text of a figure. */
  alt?: string
  /** Where a figure is on its page, in points: left, top, right, bottom. */
  bbox?: [number, number, number, number]
  placement?: 'Block'
  /** Of words in another language than the document: `cy`. */
  lang?: string
  /** An attribute dictionary as it is written into the PDF, such as `{ O: 'List', ListNumbering: 'Disc' }`. */
  dictionary?: Record<string, unknown>
}

/** Marks what words stand on, and nothing else: who shows the words elsewhere leaves it out too. */
export const wordsGround = 'WordsGround'

/** Marks a line of verse: who sets the words anew keeps its end. */
export const verseLine = 'VerseLine'

export function tag(type: string, parent: Tag | null, options: TagOptions = {}): Tag {
  return { type, parent, options, element: null }
}

/** The structure element of a tag, entered into the tree at the place reached so far. */
export function open(doc: PDFKit.PDFDocument, node: Tag): PDFKit.PDFStructureElement {
  return node.element ?? enter(doc, node, create(doc, node))
}

function create(doc: PDFKit.PDFDocument, node: Tag): PDFKit.PDFStructureElement {
  const { dictionary: attributes, ...options } = node.options
  const element = doc.struct(node.type, options)
  if (attributes) {
    // pdfkit's own options cover neither lists nor Scope in tables, and its types do not declare the dictionary.
    const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } }
    dictionary.data.A = attributes
  }
  node.element = element
  return element
}

function enter(doc: PDFKit.PDFDocument, node: Tag, element: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  if (node.parent) open(doc, node.parent).add(element)
  else doc.addStructure(element)
  return element
}

/**
 * Draws content that belongs to an element. `mark` names what it is where that is not the element's type; `actual` is its text, where its
 * letters stand in another order or have other shapes.
 */
export function drawTagged(
  doc: PDFKit.PDFDocument,
  node: Tag,
  draw: () => void,
  { mark = node.type, actual }: { mark?: string | undefined; actual?: string | undefined } = {},
): void {
  const element = open(doc, node)
  const content = doc.markStructureContent(mark, actual === undefined ? {} : { actual })
  draw()
  doc.endMarkedContent()
  element.add(content)
}

/** Draws what lies under other content and is read after it: call the function that is returned once that is drawn. */
export function drawUnder(doc: PDFKit.PDFDocument, node: Tag, draw: () => void): () => void {
  const element = create(doc, node)
  drawTagged(doc, node, draw)
  return () => void enter(doc, node, element)
}

/** Draws a link and its clickable area. The element is ended at once, because pdfkit notes its page at the end. */
export function drawLink(
  doc: PDFKit.PDFDocument,
  parent: Tag,
  { href, text, area }: { href: string; text: string; area: [number, number, number, number] },
  draw: () => void,
): void {
  const link = tag('Link', parent)
  drawTagged(doc, link, draw)
  const element = open(doc, link)
  // pdfkit writes a String object as text, and a plain string as a name.
  doc.link(...area, href, { structParent: element, Contents: Object(text) } as PDFKit.Mixins.AnnotationOption)
  element.end()
}

/** Draws what a screen reader skips: rules, tints, running heads. */
export function drawArtifact(doc: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
