/** One element of the document's logical structure. It enters the tree when its first content is drawn. */
export type Tag = {
  type: string
  parent: Tag | null
  attributes: Record<string, unknown>
  element: PDFKit.PDFStructureElement | null
}

export function tag(type: string, parent: Tag | null, attributes: Record<string, unknown> = {}): Tag {
  return { type, parent, attributes, element: null }
}

/** The structure element of a tag, entered into the tree at the place reached so far. */
export function open(doc: PDFKit.PDFDocument, node: Tag): PDFKit.PDFStructureElement {
  if (node.element) return node.element
  const element = doc.struct(node.type)
  if (Object.keys(node.attributes).length) {
    // The library's own options know neither lists nor Scope together with tables, and its types know no dictionary.
    const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } }
    dictionary.data.A = node.attributes
  }
  if (node.parent) open(doc, node.parent).add(element)
  else doc.addStructure(element)
  node.element = element
  return element
}

/** Draws something that belongs to an element. */
export function drawTagged(doc: PDFKit.PDFDocument, node: Tag, draw: () => void): void {
  const element = open(doc, node)
  const content = doc.markStructureContent(node.type)
  draw()
  doc.endMarkedContent()
  element.add(content)
}

/** Draws a link, with the area that can be clicked. It is closed at once, because the library notes the page when it closes. */
export function drawLink(
  doc: PDFKit.PDFDocument,
  parent: Tag,
  { href, text, area }: { href: string; text: string; area: [number, number, number, number] },
  draw: () => void,
): void {
  const link = tag('Link', parent)
  drawTagged(doc, link, draw)
  const element = open(doc, link)
  // The library writes a String object as text, and a plain string as a name.
  doc.link(...area, href, { structParent: element, Contents: Object(text) } as PDFKit.Mixins.AnnotationOption)
  element.end()
}

/** Draws what a screen reader passes over: rules, tints, running heads. */
export function drawArtifact(doc: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
