import { type CSSProperties, useRef, useState } from 'react'
import { Said } from '../../../domain/class-words/said.tsx'
import { type Pagination, placeName, stops } from './paging.ts'

interface RibbonProps {
  place: number
  pagination: Pagination
  onGoTo: (place: number) => void
}

/** Reading progress as a ribbon; a slider, so that the reader can jump to any page. */
export function Ribbon({ place, pagination, onGoTo }: RibbonProps) {
  const places = stops(pagination)
  const current = Math.max(
    places.findLastIndex((stop) => stop <= place),
    0,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const isDragging = useRef<boolean>(false)
  const shown = chosen ?? current
  const name = placeName(places[shown] ?? place, pagination)
  const goTo = (index: number) => onGoTo(places[index] ?? place)

  return (
    <div className="reader-ribbon" data-chrome data-busy={chosen === null ? undefined : ''}>
      <div className="ribbon" style={{ '--read': shown / (places.length - 1) } as CSSProperties}>
        <input
          type="range"
          aria-label="Page"
          aria-valuetext={name}
          min={0}
          max={places.length - 1}
          value={shown}
          onPointerDown={() => {
            isDragging.current = true
          }}
          onPointerUp={() => {
            isDragging.current = false
            if (chosen !== null) goTo(chosen)
            setChosen(null)
          }}
          onPointerCancel={() => {
            isDragging.current = false
            setChosen(null)
          }}
          onChange={(event) => {
            const index = event.currentTarget.valueAsNumber
            // While dragging, only the label follows: the pages in between need not load.
            if (isDragging.current) setChosen(index)
            else goTo(index)
          }}
        />
      </div>
      <p className="ribbon-name" aria-hidden>
        <span key={name}>
          <Said>{name}</Said>
        </span>
      </p>
    </div>
  )
}
