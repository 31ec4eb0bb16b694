import './pdf-viewer.css'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LockedResource } from '../locked-resource.tsx'
import type { ReadResource } from '../read-resource.ts'
import { SurroundingsContext } from '../surroundings.ts'
import { PdfControls } from './pdf-controls.tsx'
import { PdfTopBar } from './pdf-top-bar.tsx'
import { PdfUnavailable } from './pdf-unavailable.tsx'
import { usePdf } from './use-pdf.ts'
import { usePdfSearch } from './use-pdf-search.ts'

interface PdfViewerProps {
  resource: ReadResource
  /** What its readers can see about it; null for a class. */
  about: Resource | null
  /** The page to open at. */
  page: number | null
  onCertificate: (() => void) | null
  /** A storybook whose pages are not prepared yet: readable, but not as a book. */
  isBeingPrepared: boolean
}

/** A document in pdf.js: continuous pages, with page, zoom, search, print and download. */
export function PdfViewer({ resource, about, page, onCertificate, isBeingPrepared }: PdfViewerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { view, failure, pages } = usePdf(resource.pdf, container, { attempt, page })
  const search = usePdfSearch(pages)
  const surroundings = use(SurroundingsContext)
  // The address of a class's sheet ends: a fresh one opens it again.
  const tellFailed = useEffectEvent(() => surroundings?.onPictureFailed())
  useEffect(() => {
    if (failure) tellFailed()
  }, [failure])

  if (failure === 'locked') return <LockedResource resource={resource} />
  return (
    <div className="reader pdf">
      <PdfTopBar
        resource={resource}
        about={about}
        pages={pages}
        search={search}
        isUsable={failure === null}
        onCertificate={onCertificate}
      />
      {isBeingPrepared && !failure && (
        <Notice title="This book is being prepared" className="pdf-notice">
          <p>You can read it here, one page below another. It will open as a book in a few minutes.</p>
        </Notice>
      )}
      <div className="pdf-stage">
        {/* biome-ignore lint/a11y/useSemanticElements: pdf.js lays its pages into a div and nothing else */}
        <div
          ref={container}
          className="pdf-container"
          role="region"
          aria-label={resource.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
          tabIndex={0}
          hidden={failure !== null}
        >
          <div className="pdfViewer" />
        </div>
        {failure && <PdfUnavailable failure={failure} resource={resource} onRetry={() => setAttempt(attempt + 1)} />}
        {!view && !failure && (
          <p className="pdf-opening" role="status">
            <span className="pdf-opening-sheet" aria-hidden />
            {`Opening “${resource.title}”`}
          </p>
        )}
      </div>
      {!failure && <PdfControls view={view} pages={pages} />}
    </div>
  )
}
