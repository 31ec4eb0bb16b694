import { ChevronDown, ChevronUp, Minus, MoveHorizontal, Plus, RectangleVertical } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import type { PdfPages } from './pdf-engine.ts'
import type { PdfView } from './use-pdf.ts'

interface PdfControlsProps {
  view: PdfView | null
  pages: RefObject<PdfPages | null>
}

/** Page and zoom. The controls are shown but disabled until the document has loaded. */
export function PdfControls({ view, pages }: PdfControlsProps) {
  const viewer = () => (view ? pages.current?.viewer : undefined)
  return (
    <div className="pdf-bar pdf-controls">
      <Control label="Previous page" onPress={() => viewer()?.previousPage()}>
        <ChevronUp aria-hidden />
      </Control>
      <PageField
        key={view?.page}
        view={view}
        onGoTo={(page) => {
          const shown = viewer()
          if (shown) shown.currentPageNumber = page
        }}
      />
      <Control label="Next page" onPress={() => viewer()?.nextPage()}>
        <ChevronDown aria-hidden />
      </Control>
      <span className="pdf-gap" />
      <Control label="Zoom out" onPress={() => viewer()?.decreaseScale()}>
        <Minus aria-hidden />
      </Control>
      <p className="pdf-scale" role="status">
        <span key={view?.scale}>{view ? `${Math.round(view.scale * 100)} %` : ''}</span>
      </p>
      <Control label="Zoom in" onPress={() => viewer()?.increaseScale()}>
        <Plus aria-hidden />
      </Control>
      <Control label="Fit the width" isPressed={view?.fit === 'page-width'} onPress={() => setScale('page-width')}>
        <MoveHorizontal aria-hidden />
      </Control>
      <Control label="Fit the page" isPressed={view?.fit === 'page-fit'} onPress={() => setScale('page-fit')}>
        <RectangleVertical aria-hidden />
      </Control>
    </div>
  )

  function setScale(value: 'page-width' | 'page-fit') {
    const shown = viewer()
    if (shown) shown.currentScaleValue = value
  }
}

interface ControlProps {
  label: string
  isPressed?: boolean
  onPress: () => void
  children: ReactNode
}

function Control({ label, isPressed, onPress, children }: ControlProps) {
  return (
    <button type="button" className="reader-tool" aria-label={label} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}

/** The page number can be typed; an invalid one is reset. */
function PageField({ view, onGoTo }: { view: PdfView | null; onGoTo: (page: number) => void }) {
  const [text, setText] = useState(String(view?.page ?? ''))
  const submit = () => {
    const page = Number(text)
    if (view && Number.isInteger(page) && page >= 1 && page <= view.pageCount) onGoTo(page)
    else setText(String(view?.page ?? ''))
  }
  return (
    <form
      method="dialog"
      className="pdf-page-field"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        aria-label="Page"
        inputMode="numeric"
        value={text}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
      />
      <span>{view ? `of ${view.pageCount}` : ''}</span>
    </form>
  )
}
