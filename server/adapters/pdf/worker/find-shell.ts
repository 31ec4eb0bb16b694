import { PDFBool, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { WarningKind } from '../answers.ts'
import { resolved } from './walk-objects.ts'

/** A PDF that is only the shell of what its author sees: a form that Acrobat alone draws, or a folder of files. */
export function findShell({ context, catalog }: PDFDocument): WarningKind | null {
  if (catalog.has(PDFName.of('Collection'))) return 'portfolio'
  const form = resolved(context, catalog.get(PDFName.of('AcroForm')))
  const isDynamic = resolved(context, catalog.get(PDFName.of('NeedsRendering'))) === PDFBool.True
  return isDynamic && form instanceof PDFDict && form.has(PDFName.of('XFA')) ? 'shell' : null
}
