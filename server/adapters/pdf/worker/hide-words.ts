import { wordsGround } from '../../../../print/tags.ts'
import type { PdfiumModule } from './pdfium-module.ts'

/** Types of page objects, as pdfium numbers them. */
const [textObject, pictureObject, formObject] = [1, 3, 5]

/** Whether a loaded page has text, or a picture, in its content or its groups. */
export function holdsObject(module: PdfiumModule, page: number, kind: 'text' | 'picture'): boolean {
  const wanted = kind === 'text' ? textObject : pictureObject
  const isOne = (object: number): boolean => {
    const type = module._FPDFPageObj_GetType(object)
    if (type !== formObject) return type === wanted
    return some(module._FPDFFormObj_CountObjects(object), (index) =>
      isOne(module._FPDFFormObj_GetObject(object, index)),
    )
  }
  return some(module._FPDFPage_CountObjects(page), (index) => isOne(module._FPDFPage_GetObject(page, index)))
}

function some(count: number, is: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index++) if (is(index)) return true
  return false
}

/**
 * Leaves the text of a loaded page out of what is drawn from now on, and what it stands on where that is marked as such: then it
 * returns true. Stays: artifacts such as page numbers, and marked content whose id is in `staying`, such as the letters on a drawn sign.
 */
export function hideWords(module: PdfiumModule, page: number, staying: ReadonlySet<number>): boolean {
  const objects = Array.from({ length: module._FPDFPage_CountObjects(page) }, (_, index) =>
    module._FPDFPage_GetObject(page, index),
  )
  return objects.map((object) => hide(module, object, staying)).includes(true)
}

function hide(module: PdfiumModule, object: number, staying: ReadonlySet<number>): boolean {
  const type = module._FPDFPageObj_GetType(object)
  if (isMarked(module, object, wordsGround)) {
    module._FPDFPageObj_SetIsActive(object, 0)
    return true
  }
  if (type !== textObject && type !== formObject) return false
  // Whatever is marked round a group holds for all in it.
  if (staying.has(module._FPDFPageObj_GetMarkedContentID(object)) || isMarked(module, object, 'Artifact')) return false
  if (type === textObject) {
    module._FPDFPageObj_SetIsActive(object, 0)
    return false
  }
  const parts = Array.from({ length: module._FPDFFormObj_CountObjects(object) }, (_, index) =>
    module._FPDFFormObj_GetObject(object, index),
  )
  return parts.map((part) => hide(module, part, staying)).includes(true)
}

function isMarked(module: PdfiumModule, object: number, name: string): boolean {
  const count = module._FPDFPageObj_CountMarks(object)
  for (let index = 0; index < count; index++)
    if (markName(module, module._FPDFPageObj_GetMark(object, index)) === name) return true
  return false
}

/** Room for the name of a mark in UTF-16, and for its length: longer ones are none that matter here. */
const [nameSize, lengthSize] = [64, 4]

function markName(module: PdfiumModule, mark: number): string {
  const { malloc, free } = module.wasmExports
  const memory = malloc(nameSize + lengthSize)
  try {
    if (!module._FPDFPageObjMark_GetName(mark, memory, nameSize, memory + nameSize)) return ''
    const { buffer } = module.HEAPU8
    const length = new DataView(buffer).getUint32(memory + nameSize, true)
    if (length < 2 || length > nameSize) return ''
    return new TextDecoder('utf-16le').decode(new Uint8Array(buffer, memory, length - 2))
  } finally {
    free(memory)
  }
}
