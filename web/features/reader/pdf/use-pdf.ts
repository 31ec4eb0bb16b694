import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKeptAddress, withoutPass } from '../use-kept-address.ts'
import { takeBytes } from './ask-ahead.ts'
import type { PdfPages } from './pdf-engine.ts'
import { failureOf, type PdfFailure } from './pdf-failure.ts'
import { startPdfWorker } from './pdf-worker.ts'

/** Not yet in the types: only keyboard users see the focus ring. */
const quietly: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false }

export interface PdfView {
  page: number
  pageCount: number
  /** 1 is the size of the paper at 96 dots an inch. */
  scale: number
  fit: 'page-width' | 'page-fit' | null
}

/**
 * Opens a PDF into a container, at a page, and tracks what it shows. A new `attempt`, or another address after a failure, starts again
 * at the page that was last shown.
 */
export function usePdf(
  latestUrl: string,
  container: RefObject<HTMLDivElement | null>,
  { attempt, page }: { attempt: number; page: number | null },
) {
  const [view, setView] = useState<PdfView | null>(null)
  const [failure, setFailure] = useState<PdfFailure | null>(null)
  const pages = useRef<PdfPages | null>(null)
  const lastShown = useRef<{ document: string; page: number } | null>(null)
  const { src: url } = useKeptAddress({ src: latestUrl }, () => failure !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt that failed is begun again by its number
  useEffect(() => {
    const ended = new AbortController()
    const document = withoutPass(url)
    setFailure(null)
    setView(null)

    const fail = (error: unknown) => {
      if (ended.signal.aborted) return
      console.info('The PDF did not open:', error instanceof Error ? error.name : 'unknown reason')
      setFailure(failureOf(error))
    }
    const show = async () => {
      const port = startPdfWorker()
      ended.signal.addEventListener('abort', () => port.terminate())
      // Loads the worker, the rest of pdf.js and the document's start in parallel.
      const [{ layPages, openPdf }, bytes] = await Promise.all([
        import('./pdf-engine.ts'),
        takeBytes(url, ended.signal),
      ])
      if (ended.signal.aborted || !container.current) return
      const opening = openPdf(bytes, port, fail)
      ended.signal.addEventListener('abort', opening.close)
      const laid = layPages(container.current, ended.signal)
      pages.current = laid
      const { viewer, events, links } = laid
      const follow = () => {
        const { currentScaleValue: value } = viewer
        lastShown.current = { document, page: viewer.currentPageNumber }
        setView({
          page: viewer.currentPageNumber,
          pageCount: viewer.pagesCount,
          scale: viewer.currentScale,
          fit: value === 'page-width' || value === 'page-fit' ? value : null,
        })
      }
      events.on('pagesinit', () => {
        viewer.currentScaleValue = 'auto'
        const first = lastShown.current?.document === document ? lastShown.current.page : page
        if (first !== null) viewer.currentPageNumber = Math.min(first, viewer.pagesCount)
        follow()
        // So that the keys that scroll do so at once; somebody who is using the bars is left there.
        if (window.document.activeElement?.matches('body, h1, main')) container.current?.focus(quietly)
      })
      events.on('pagechanging', follow)
      events.on('scalechanging', follow)
      const pdf = await opening.task.promise
      if (ended.signal.aborted) return
      links.setDocument(pdf)
      viewer.setDocument(pdf)
    }

    show().catch(fail)
    return () => {
      // Destroys the pages before their document.
      // biome-ignore lint/suspicious/noExplicitAny: pdf.js's types do not know that null takes the document away
      pages.current?.viewer.setDocument(null as any)
      pages.current = null
      ended.abort()
    }
  }, [url, container, attempt])

  return { view, failure, pages }
}
