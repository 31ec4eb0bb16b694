import { Award, Download, Info, Printer, Search } from 'lucide-react'
import { lazy, type RefObject, Suspense, use, useEffect, useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { PageHeading } from '../../../ui/page/page.tsx'
import type { ReadResource } from '../read-resource.ts'
import { SurroundingsContext } from '../surroundings.ts'
import { BarBack } from '../way-back.tsx'
import type { PdfPages } from './pdf-engine.ts'
import { PdfSearch } from './pdf-search.tsx'
import { fileName } from './pdf-unavailable.tsx'
import { printPdf } from './print-pdf.ts'
import type { usePdfSearch } from './use-pdf-search.ts'

const AboutPaper = lazy(async () => ({ default: (await import('../about/about-paper.tsx')).AboutPaper }))

interface PdfTopBarProps {
  resource: ReadResource
  about: Resource | null
  pages: RefObject<PdfPages | null>
  search: ReturnType<typeof usePdfSearch>
  /** False when the document cannot be shown: the page controls are left out. */
  isUsable: boolean
  onCertificate: (() => void) | null
}

export function PdfTopBar({ resource, about, pages, search, isUsable, onCertificate }: PdfTopBarProps) {
  const [isSearchOpen, setSearchOpen] = useState(false)
  const [isAboutOpen, setAboutOpen] = useState(false)
  // A class that reads with a code is told of the sheet and no more.
  const isSignedIn = use(SurroundingsContext) === null
  const [drawn, setDrawn] = useState<number | null>(null)

  // The browser's own search sees only the rendered pages.
  useEffect(() => {
    const listening = new AbortController()
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setSearchOpen(true)
    }
    window.addEventListener('keydown', handleKey, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const handlePrint = async () => {
    const pdf = pages.current?.viewer.pdfDocument
    if (!pdf || drawn !== null) return
    setDrawn(0)
    try {
      await printPdf(pdf, setDrawn)
    } catch {
      showToast.error('We could not print this document. Download it and print the file.')
    } finally {
      setDrawn(null)
    }
  }

  return (
    <div className="pdf-top">
      <div className="pdf-bar">
        <BarBack />
        <PageHeading className="reader-title">{resource.title}</PageHeading>
        {isUsable && (
          <>
            <button
              type="button"
              className="reader-tool"
              aria-label="Search"
              aria-expanded={isSearchOpen}
              onClick={() => setSearchOpen(!isSearchOpen)}
            >
              <Search aria-hidden />
            </button>
            <button
              type="button"
              className="reader-tool"
              aria-label="Print"
              aria-disabled={drawn !== null}
              onClick={() => void handlePrint()}
            >
              <Printer aria-hidden />
            </button>
            <a href={resource.pdf} download={fileName(resource)} className="reader-tool" aria-label="Download">
              <Download aria-hidden />
            </a>
          </>
        )}
        {isSignedIn && about && (
          <button
            type="button"
            className="reader-tool"
            aria-label="About this document"
            aria-haspopup="dialog"
            onClick={() => setAboutOpen(true)}
          >
            <Info aria-hidden />
          </button>
        )}
        {onCertificate && (
          <button type="button" className="reader-tool" aria-label="Certificate" onClick={onCertificate}>
            <Award aria-hidden />
          </button>
        )}
      </div>
      <p role="status" className={drawn === null ? 'sr-only' : 'pdf-message'}>
        {drawn !== null && <span key={drawn}>{`Preparing to print: ${drawn} pages ready`}</span>}
      </p>
      <Dialog isOpen={isAboutOpen} title={resource.title} onClose={() => setAboutOpen(false)}>
        <Suspense fallback={<Skeleton className="h-40" />}>{about && <AboutPaper resource={about} />}</Suspense>
      </Dialog>
      {isUsable && isSearchOpen && (
        <PdfSearch
          search={search}
          onClose={() => {
            search.clear()
            setSearchOpen(false)
          }}
        />
      )}
    </div>
  )
}
