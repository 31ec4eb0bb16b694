import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import { contentOf } from './content-of.ts'
import { operationsOf } from './content-tokens.ts'
import { nameOf, resolved } from './walk-objects.ts'

/** Typefaces for which readers have letters of the same widths (ISO 32000-2, 9.6.2.2), by their names without spaces. */
const replaced = /^(Arial|Courier|CourierNew|Helvetica|Symbol|Times|TimesNewRoman|ZapfDingbats)(PS|PSMT|MT)?$/

interface Content {
  contents: PDFObject | undefined
  resources: PDFDict | undefined
}

/** The typefaces that pages use and the PDF does not have, by page: readers see other letters, or none. */
export function findMissingFonts(document: PDFDocument): { page: number; font: string }[] {
  const { context } = document
  const known = new Map<PDFObject, string>()
  const missing = (font: PDFObject | undefined): string => {
    const dict = resolved(context, font)
    if (!(dict instanceof PDFDict)) return ''
    const name = known.get(dict) ?? nameIfMissing(context, dict)
    known.set(dict, name)
    return name
  }
  return document.getPages().flatMap(({ node }, index) => {
    const content = { contents: node.get(PDFName.of('Contents')), resources: node.Resources() }
    return [...fontsIn(context, content, missing)].map((font) => ({ page: index + 1, font }))
  })
}

/** Names of missing fonts that the content sets text in. A stream is decoded only where its resources have such a font, or groups. */
function fontsIn(
  context: PDFContext,
  { contents, resources }: Content,
  missing: (font: PDFObject | undefined) => string,
  met = new Set<PDFObject>(),
): Set<string> {
  const entries = (kind: string) => {
    const dict = resolved(context, resources?.get(PDFName.of(kind)))
    return dict instanceof PDFDict ? dict.entries() : []
  }
  const names = new Map(entries('Font').flatMap(([key, font]) => (missing(font) ? [[`${key}`, missing(font)]] : [])))
  const found = new Set<string>()
  if (names.size > 0)
    for (const { operator, operands } of operationsOf(contentOf(context, contents)))
      if (operator === 'Tf') for (const name of [names.get(operands[0] ?? '')]) if (name) found.add(name)
  for (const [, object] of entries('XObject')) {
    const group = resolved(context, object)
    if (!(group instanceof PDFStream) || met.has(group) || met.size > 1000) continue
    met.add(group)
    if (nameOf(context, group.dict, 'Subtype') !== 'Form') continue
    const own = resolved(context, group.dict.get(PDFName.of('Resources')))
    const inside = { contents: group, resources: own instanceof PDFDict ? own : undefined }
    for (const font of fontsIn(context, inside, missing, met)) found.add(font)
  }
  return found
}

/** `""` for a font that the PDF has, or that readers replace without a difference. */
function nameIfMissing(context: PDFContext, font: PDFDict): string {
  const type = nameOf(context, font, 'Subtype')
  if (type === 'Type3') return ''
  const descendants = resolved(context, font.get(PDFName.of('DescendantFonts')))
  const descendant = descendants instanceof PDFArray ? resolved(context, descendants.get(0)) : undefined
  const holder = descendant instanceof PDFDict ? descendant : font
  const descriptor = resolved(context, holder.get(PDFName.of('FontDescriptor')))
  const has = (key: string) => descriptor instanceof PDFDict && descriptor.has(PDFName.of(key))
  if (['FontFile', 'FontFile2', 'FontFile3'].some(has)) return ''
  const name = nameOf(context, font, 'BaseFont').replace(/^[A-Z]{6}\+/, '')
  const family = name.replace(/[-,].*$/, '').replaceAll(' ', '')
  if (type !== 'Type0' && replaced.test(family)) return ''
  return name.replaceAll(',', ' ') || 'a font without a name'
}
