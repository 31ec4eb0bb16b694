import type { CSSProperties } from 'react'
import type { PageText as Line } from '#contract/resources.ts'
import { fitOf } from './line-fit.ts'

interface PageTextProps {
  paragraphs: Line[][]
  aspect: number
}

/**
 * The words of a page over their printed selves: invisible, but there to be selected, searched, read aloud and
 * translated. `data-line` keeps the original, by which a translation is noticed.
 */
export function PageText({ paragraphs, aspect }: PageTextProps) {
  return (
    <div className="book-words">
      {paragraphs.map((lines, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a prepared page never change their order
        <p key={paragraph}>
          {lines.map((line) => (
            <span key={`${line.x} ${line.y}`} data-line={line.text} style={placeOf(line, aspect)}>
              {`${line.text} `}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function placeOf(line: Line, aspect: number): CSSProperties {
  const { family, weight, stretch } = fitOf(line, aspect)
  return {
    fontFamily: family,
    fontWeight: weight,
    left: `${line.x * 100}%`,
    top: `${line.y * 100}%`,
    fontSize: `${line.height * 100}cqh`,
    transform: `scaleX(${stretch})`,
  }
}
