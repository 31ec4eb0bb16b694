import { Award, Download, Printer, Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { PageHeading } from '../../../ui/page/page.tsx'
import { BarBack } from '../way-back.tsx'
import type { PdfPages } from './pdf-engine.ts'
import { PdfSearch } from './pdf-search.tsx'
import { fileName } from './pdf-unavailable.tsx'
import type { usePdfSearch } from './use-pdf-search.ts'

interface PdfTopBarProps {
  resource: Resource
  pages: RefObject<PdfPages | null>
  search: ReturnType<typeof usePdfSearch>
  /** False when the document cannot be shown: the page controls are left out. */
  isUsable: boolean
  onCertificate: (() => void) | null
}

export function PdfTopBar({ resource, pages, search, isUsable, onCertificate }: PdfTopBarProps) {
  const [isSearchOpen, setSearchOpen] = useState(false)
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
      const { printPdf } = await import('./print-pdf.ts')
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
        {onCertificate && (
          <button type="button" className="reader-tool" aria-label="Certificate" onClick={onCertificate}>
            <Award aria-hidden />
          </button>
        )}
      </div>
      <p role="status" className={drawn === null ? 'sr-only' : 'pdf-message'}>
        {drawn !== null && <span key={drawn}>{`Preparing to print: ${drawn} pages ready`}</span>}
      </p>
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
