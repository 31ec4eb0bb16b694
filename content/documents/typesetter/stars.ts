import { drawArtifact } from '../../../print/tags.ts'
import type { Stars } from '../blocks.ts'
import { fullColumn, type Setting } from './design.ts'

const [count, radius, step] = [3, 10, 25]

/** What three stars need at the end of a heading. */
export const starsWidth = count * step + 10

/** Three stars at the right of a heading, as many of them filled as its sums are hard. The heading says it in words. */
export function drawStars({ doc, look }: Setting, filled: Stars, middle: number): void {
  drawArtifact(doc, 'Layout', () => {
    for (let at = 0; at < count; at += 1) {
      const x = fullColumn.left + fullColumn.width - radius - (count - 1 - at) * step
      doc.polygon(...pointsAround(x, middle)).lineWidth(1.2)
      if (at < filled) doc.fillAndStroke(look.colour.ink, look.colour.ink)
      else doc.fillAndStroke(look.colour.paper, look.colour.ink)
    }
  })
}

const pointsAround = (x: number, y: number): [number, number][] =>
  Array.from({ length: 10 }, (_, at) => {
    const [reach, angle] = [at % 2 === 0 ? radius : radius * 0.45, (at * Math.PI) / 5 - Math.PI / 2]
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
