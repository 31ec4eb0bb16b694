import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
type Child = Node['children'][number]

/** Inline elements of a paragraph (ISO 32000-1, 14.8.4.4), and a list item's label and body, read as one. */
const inline = new Set(
  'Span Link Em Strong Quote Note Reference Code BibEntry Annot Ruby RB RT RP Lbl LBody'.split(' '),
)
const pictures = new Set(['Figure', 'Formula'])

interface Structure {
  /** Ids of marked content and of annotations, one list per paragraph, in reading order. */
  paragraphs: string[][]
  /** Alternative texts of figures, in reading order. */
  alts: string[]
  /** Every id in the tree, also of drawings replaced by their alternative text. */
  known: Set<string>
}

/** Reads a tagged page's structure tree; null if the page has none. */
export function readStructure(tree: Node | null): Structure | null {
  if (!tree) return null
  const structure: Structure = { paragraphs: [], alts: [], known: new Set() }
  let open: string[] = []
  const startParagraph = () => {
    if (open.length > 0) structure.paragraphs.push(open)
    open = []
  }
  const walk = (node: Child, isHidden: boolean) => {
    if (!('role' in node)) {
      structure.known.add(node.id)
      // Of annotations, form fields have text.
      if (!isHidden && (node.type === 'content' || node.type === 'annotation')) open.push(node.id)
      return
    }
    const alt = 'alt' in node && typeof node.alt === 'string' && pictures.has(node.role) ? node.alt : ''
    if (alt && !isHidden) structure.alts.push(alt)
    if (!inline.has(node.role)) startParagraph()
    for (const child of node.children) walk(child, isHidden || alt !== '')
    if (!inline.has(node.role)) startParagraph()
  }
  for (const child of tree.children) walk(child, false)
  startParagraph()
  return structure
}
