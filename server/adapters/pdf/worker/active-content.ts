import { PDFArray, type PDFContext, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import type { ActiveKind } from '../answers.ts'
import { nameOf, resolved, walkObjects } from './walk-objects.ts'

/** Entries that a program acts on by itself, or that bring a file along (ISO 32000-2, 7.11, 12.6, 12.7.8 and 13). */
const droppedEntries: Record<string, ActiveKind> = {
  AA: 'action',
  JS: 'script',
  JavaScript: 'script',
  OnInstantiate: 'script',
  XFA: 'script',
  AF: 'attachment',
  EF: 'attachment',
  RF: 'attachment',
  EmbeddedFiles: 'attachment',
  Collection: 'attachment',
  RichMediaContent: 'media',
  RichMediaSettings: 'media',
  Renditions: 'media',
}

/** Types of actions (ISO 32000-2, 12.6.4) that run something, send something away or open another file. */
const droppedActions: Record<string, ActiveKind> = {
  JavaScript: 'script',
  Launch: 'action',
  SubmitForm: 'action',
  ImportData: 'action',
  GoToR: 'action',
  GoToE: 'action',
  Thread: 'action',
  Sound: 'media',
  Movie: 'media',
  Rendition: 'media',
  RichMediaExecute: 'media',
  GoTo3DView: 'media',
}

/** Annotations that play or attach something (ISO 32000-2, 12.5.6). */
const droppedAnnotations: Record<string, ActiveKind> = {
  FileAttachment: 'attachment',
  Sound: 'media',
  Movie: 'media',
  Screen: 'media',
  '3D': 'media',
  RichMedia: 'media',
}

const turnsPages = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])

/** Keys of structure elements; some have the same type name as an action. */
const ofStructure = new Set('Type S P ID Pg K A C R T Lang Alt E ActualText NS Ref PhoneticAlphabet Phoneme'.split(' '))

/**
 * Removes active content: scripts, actions that start, send or open something, attached files and media. Links to
 * websites, to e-mail addresses and within the PDF, its outline and its tags stay. Returns the kinds that were found.
 */
export function dropActiveContent(context: PDFContext): Set<ActiveKind> {
  const found = new Set<ActiveKind>()
  const gone = new Set<PDFObject>()
  walkObjects(context, (dict, isStream) => {
    for (const kind of dropEntries(context, dict, isStream)) found.add(kind)
    const action = kindOfAction(context, dict)
    const annotation = dict.has(PDFName.of('Rect')) ? droppedAnnotations[nameOf(context, dict, 'Subtype')] : undefined
    if (action) emptyAction(dict)
    if (annotation) for (const key of dict.keys()) dict.delete(key)
    if (action || annotation) gone.add(dict)
    for (const kind of [action, annotation]) if (kind) found.add(kind)
  })
  if (gone.size > 0) walkObjects(context, (dict) => dropMentions(context, dict, gone))
  return found
}

/** Whether anything in a dictionary would be dropped. Changes nothing. */
export function holdsActiveContent(context: PDFContext, dict: PDFDict, isStream: boolean): boolean {
  const copy = PDFDict.fromMapWithContext(new Map(dict.entries()), context)
  if (dropEntries(context, copy, isStream).length > 0 || kindOfAction(context, copy)) return true
  return dict.has(PDFName.of('Rect')) && nameOf(context, dict, 'Subtype') in droppedAnnotations
}

function dropEntries(context: PDFContext, dict: PDFDict, isStream: boolean): ActiveKind[] {
  const kinds: ActiveKind[] = []
  const drop = (key: PDFName, kind: ActiveKind) => {
    dict.delete(key)
    kinds.push(kind)
  }
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText()
    const kind = Object.hasOwn(droppedEntries, name) ? droppedEntries[name] : undefined
    if (kind) drop(key, kind)
    // The initial view may be a destination in the PDF; an action is judged when it is visited.
    else if (name === 'OpenAction' && !leadsInside(context, value)) drop(key, 'action')
    // The base URL of relative links.
    else if (name === 'URI' && resolved(context, value) instanceof PDFDict) drop(key, 'action')
    // The content of a stream in another file (7.3.8.2), and of a page of another PDF (8.10.4).
    else if (isStream && ['F', 'FFilter', 'FDecodeParms', 'Ref'].includes(name)) drop(key, 'action')
  }
  return kinds
}

function leadsInside(context: PDFContext, value: PDFObject): boolean {
  const target = resolved(context, value)
  return !(target instanceof PDFDict) || nameOf(context, target, 'S') === 'GoTo'
}

/** The kind of a dictionary that is an action to drop; undefined for all others. */
function kindOfAction(context: PDFContext, dict: PDFDict): ActiveKind | undefined {
  const type = nameOf(context, dict, 'S')
  if (type === 'URI') return isHarmlessLink(textOf(context, dict, 'URI')) ? undefined : 'action'
  if (type === 'Named' && dict.has(PDFName.of('N'))) {
    return turnsPages.has(nameOf(context, dict, 'N')) ? undefined : 'action'
  }
  return Object.hasOwn(droppedActions, type) ? droppedActions[type] : undefined
}

function textOf(context: PDFContext, dict: PDFDict, key: string): string {
  const value = resolved(context, dict.get(PDFName.of(key)))
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
}

/** Whether a link leads to a website or an e-mail address. Many programs leave out the scheme of `www.…`. */
const isHarmlessLink = (link: string) => /^\s*(https?:\/\/|mailto:|www\.)/i.test(link)

/** Empties an action, but leaves the keys of a structure element, which it might be. */
function emptyAction(dict: PDFDict): void {
  const mayBeStructure = dict.has(PDFName.of('P')) && dict.has(PDFName.of('K'))
  for (const key of dict.keys()) if (!mayBeStructure || !ofStructure.has(key.decodeText())) dict.delete(key)
}

/** Removes references to emptied dictionaries, except in the structure tree, which depends on its numbering. */
function dropMentions(context: PDFContext, dict: PDFDict, gone: Set<PDFObject>): void {
  const isGone = (value: PDFObject | undefined) => {
    const target = resolved(context, value)
    return target instanceof PDFDict && target.keys().length === 0 && gone.has(target)
  }
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText()
    const list = resolved(context, value)
    if (['A', 'PA', 'NA', 'OpenAction', 'Next'].includes(name) && isGone(value)) dict.delete(key)
    else if (name === 'Annots' && list instanceof PDFArray) {
      for (let index = list.size() - 1; index >= 0; index--) if (isGone(list.get(index))) list.remove(index)
    }
  }
}
