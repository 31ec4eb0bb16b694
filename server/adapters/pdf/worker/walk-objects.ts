import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/**
 * Dictionaries whose keys are names chosen by the program that made the PDF, such as those of fonts: these keys have no
 * meaning of their own.
 */
const withChosenNames = new Set(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Colorants'.split(' '),
)

/** Resolves an entry through any references; undefined if they are dangling or circular. */
export function resolved(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  const met = new Set<PDFObject>()
  let found = value
  while (found instanceof PDFRef) {
    if (met.has(found)) return undefined
    met.add(found)
    found = context.lookup(found)
  }
  return found
}

export function nameOf(context: PDFContext, dict: PDFDict, key: string): string {
  const value = resolved(context, dict.get(PDFName.of(key)))
  return value instanceof PDFName ? value.decodeText() : ''
}

/**
 * Calls `onDict` for each dictionary that is reachable from the trailer, also those of streams, before its entries are
 * visited. Returns the references that were followed. Not recursive: a PDF can nest to any depth.
 */
export function walkObjects(context: PDFContext, onDict: (dict: PDFDict, isStream: boolean) => void): Set<PDFRef> {
  const followed = new Set<PDFRef>()
  const followedAsNames = new Set<PDFRef>()
  const open: { object: PDFObject | undefined; isNames: boolean }[] = []
  const add = (object: PDFObject | undefined, isNames = false) => open.push({ object, isNames })
  const { Root, Info, ID } = context.trailerInfo
  for (const object of [Root, Info, ID]) add(object)
  for (let next = open.pop(); next; next = open.pop()) {
    const { object, isNames } = next
    if (object instanceof PDFRef) {
      const met = isNames ? followedAsNames : followed
      if (met.has(object)) continue
      met.add(object)
      add(context.lookup(object), isNames)
    } else if (object instanceof PDFArray) {
      for (const item of object.asArray()) add(item)
    } else if (object instanceof PDFDict || object instanceof PDFStream) {
      const dict = object instanceof PDFStream ? object.dict : object
      if (!isNames) onDict(dict, object instanceof PDFStream)
      for (const [key, value] of dict.entries()) add(value, !isNames && withChosenNames.has(key.decodeText()))
    }
  }
  for (const ref of followedAsNames) followed.add(ref)
  return followed
}
