import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { contentOf } from './content-of.ts'
import { operationsOf } from './content-tokens.ts'
import { nameOf, resolved } from './walk-objects.ts'

type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

/** Operators that show text, paint paths, shadings and pictures, and what is left of each: the next line, the end of a path. */
const painting = new Map([
  ...['Tj', 'TJ', 'sh', 'BI'].map((operator) => [operator, ''] as const),
  ...["'", '"'].map((operator) => [operator, 'T*'] as const),
  ...['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*'].map((operator) => [operator, 'n'] as const),
])

/** How deep expressions of layers and groups of content may be nested; deeper ones are left as they are. */
const maxDepth = 20

/** Whether a PDF has layers that are off: here nobody can switch them on. */
export async function hasHiddenLayers(document: PDFDocumentProxy): Promise<boolean> {
  const layers = await document.getOptionalContentConfig()
  return [...(layers as unknown as Iterable<[string, { visible: boolean }]>)].some(([, { visible }]) => !visible)
}

/** The same PDF without what is on layers that are off, to be read or printed and not to be stored. */
export async function withoutHiddenLayers(bytes: Uint8Array, layers: Layers): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' })
  const { context } = document
  const strip = createStripper(context, (layer) => isVisible(context, layer, layers))
  for (const page of document.getPages()) stripPage(context, page, strip)
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}

interface Stripper {
  isHidden(layer: PDFObject | undefined): boolean
  /** The content without what is hidden in it; null if nothing is hidden in it. */
  strip(content: string, resources: PDFDict | undefined, depth?: number): string | null
}

function stripPage(context: PDFContext, { node }: PDFPage, { isHidden, strip }: Stripper): void {
  const stripped = strip(contentOf(context, node.get(PDFName.of('Contents'))), node.Resources())
  if (stripped !== null)
    node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(stripped, 'latin1'))))
  const annotations = resolved(context, node.get(PDFName.of('Annots')))
  if (!(annotations instanceof PDFArray)) return
  for (let index = annotations.size() - 1; index >= 0; index--) {
    const annotation = resolved(context, annotations.get(index))
    if (annotation instanceof PDFDict && isHidden(annotation.get(PDFName.of('OC')))) annotations.remove(index)
  }
}

function createStripper(context: PDFContext, isVisibleLayer: (layer: PDFObject) => boolean): Stripper {
  const met = new Set<PDFObject>()
  const isHidden = (layer: PDFObject | undefined) => layer !== undefined && !isVisibleLayer(layer)
  const entry = (resources: PDFDict | undefined, kind: string, name = '') => {
    const dict = resolved(context, resources?.get(PDFName.of(kind)))
    return dict instanceof PDFDict ? dict.get(PDFName.of(name.slice(1))) : undefined
  }

  function strip(content: string, resources: PDFDict | undefined, depth = 0): string | null {
    const marks: boolean[] = []
    const kept: string[] = []
    let at = 0
    const drop = (start: number, end: number, instead = '') => {
      kept.push(content.slice(at, start), instead)
      at = end
    }
    for (const { operator, operands, start, end } of operationsOf(content)) {
      const [first, second] = operands
      if (operator === 'BDC') marks.push(first === '/OC' && isHidden(entry(resources, 'Properties', second)))
      else if (operator === 'BMC') marks.push(false)
      else if (operator === 'EMC') marks.pop()
      const isOff = marks.includes(true)
      const left = painting.get(operator)
      if (isOff && left !== undefined) drop(start, end, left)
      if (operator !== 'Do') continue
      const group = resolved(context, entry(resources, 'XObject', first))
      if (!(group instanceof PDFStream)) continue
      if (isOff || isHidden(group.dict.get(PDFName.of('OC')))) drop(start, end)
      else if (nameOf(context, group.dict, 'Subtype') === 'Form' && depth < maxDepth)
        stripGroup(group, resources, depth)
    }
    return at === 0 ? null : kept.join('') + content.slice(at)
  }

  /** A group is stripped where it stands, once: its layers do not depend on the page. */
  function stripGroup(group: PDFStream, outer: PDFDict | undefined, depth: number): void {
    if (met.has(group)) return
    met.add(group)
    const own = resolved(context, group.dict.get(PDFName.of('Resources')))
    const stripped = strip(contentOf(context, group), own instanceof PDFDict ? own : outer, depth + 1)
    if (stripped === null || !(group instanceof PDFRawStream)) return
    for (const key of ['Filter', 'DecodeParms']) group.dict.delete(PDFName.of(key))
    group.updateContents(Buffer.from(stripped, 'latin1'))
  }

  return { isHidden, strip }
}

/** As pdf.js decides it, which knows layers by the numbers of their objects. */
function isVisible(context: PDFContext, layer: PDFObject, layers: Layers): boolean {
  const dict = resolved(context, layer)
  if (!(dict instanceof PDFDict)) return true
  if (nameOf(context, dict, 'Type') !== 'OCMD') return layers.isVisible({ type: 'OCG', id: idOf(layer) })
  const groups = resolved(context, dict.get(PDFName.of('OCGs')))
  const list = groups instanceof PDFArray ? groups.asArray() : [dict.get(PDFName.of('OCGs'))]
  const expression = expressionOf(context, dict.get(PDFName.of('VE')))
  const ids = list.filter((group) => group instanceof PDFRef).map(idOf)
  if (ids.length === 0 && !expression) return true
  return layers.isVisible({ type: 'OCMD', ids, policy: nameOf(context, dict, 'P') || null, expression })
}

/** As pdf.js writes references. */
const idOf = (layer: PDFObject | undefined) =>
  layer instanceof PDFRef ? `${layer.objectNumber}R${layer.generationNumber || ''}` : ''

type Expression = (string | Expression)[]

function expressionOf(context: PDFContext, value: PDFObject | undefined, depth = 0): Expression | null {
  const list = resolved(context, value)
  if (!(list instanceof PDFArray) || depth > maxDepth) return null
  const [operator, ...operands] = list.asArray()
  const parts = operands.map((one) =>
    resolved(context, one) instanceof PDFArray ? (expressionOf(context, one, depth + 1) ?? []) : idOf(one),
  )
  return [operator instanceof PDFName ? operator.decodeText() : '', ...parts]
}
