import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs'
// It takes what it needs of pdf.js from a global that the module above sets: their order matters.
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import './pdf-pages.css'
import { mendStructTrees } from './struct-tree.ts'

/** Its types leave out the signal that ends what it observes. */
type PDFViewerOptions = ConstructorParameters<typeof PDFViewer>[0]

export interface PdfPages {
  viewer: PDFViewer
  events: EventBus
  links: PDFLinkService
}

/** Lays pdf.js's scrolling, lazily drawn pages into `container` (absolutely positioned, with one empty div in it). */
export function layPages(container: HTMLDivElement, abortSignal: AbortSignal): PdfPages {
  const events = new EventBus()
  const links = new PDFLinkService({
    eventBus: events,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  })
  const findController = new PDFFindController({ eventBus: events, linkService: links })
  const options: PDFViewerOptions & { abortSignal: AbortSignal } = {
    container,
    eventBus: events,
    linkService: links,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    removePageBorders: true,
    abortSignal,
  }
  const viewer = new PDFViewer(options)
  links.setViewer(viewer)
  mendStructTrees(container, abortSignal)
  return { viewer, events, links }
}

export { openPdf } from './open-pdf.ts'
