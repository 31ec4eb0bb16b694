import type { CSSProperties } from 'react'
import type { WorkshopPage } from '#contract/workshop.ts'
import type { Lines } from './printed-lines.ts'

interface PagePictureProps {
  page: WorkshopPage
  aspect: number
  lines: Lines
  /** The line that is being corrected, as `paragraph-line`. */
  chosen: string
}

/** A page with a box around each of its lines. A press on a box leads to the words of the line. */
export function PagePicture({ page, aspect, lines, chosen }: PagePictureProps) {
  return (
    <div className="workshop-picture" style={{ '--aspect': aspect } as CSSProperties}>
      <img src={page.image_large} alt={page.alt || 'The page'} />
      {lines.map((paragraph, at) =>
        paragraph.map(({ x, y, width, height }, index) => {
          const place = `${at}-${index}`
          return (
            // The fields are the way for the keyboard.
            // biome-ignore lint/a11y/noLabelWithoutControl: its field stands in the list of lines
            <label
              key={place}
              htmlFor={`line-${place}`}
              aria-hidden
              className="workshop-box"
              data-chosen={place === chosen || undefined}
              style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
            />
          )
        }),
      )}
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`
