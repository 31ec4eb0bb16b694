import type { PageText } from '#contract/resources.ts'

/** A typeface in which a line of the text layer can be laid out. */
interface Face {
  family: string
  weight: number
}

/** How a line is laid out so that it covers the printed one, word by word. */
export interface LineFit extends Face {
  /** How much it is stretched sideways. */
  stretch: number
}

const anyFace: Face = { family: 'sans-serif', weight: 400 }
/** The typefaces of our own books, which every page has loaded; then the one of the device. */
const faces: Face[] = [
  { family: '"Plain Zero", "Atkinson Hyperlegible Next Variable"', weight: 500 },
  { family: '"Bricolage Grotesque Variable"', weight: 800 },
  anyFace,
]

/** At smaller sizes some browsers round the width of each letter. */
const measuredAt = 1000
let canvas: CanvasRenderingContext2D | null = null

/** The width of a text in em. Null where nothing can be measured, or the typeface has not loaded. */
function widthInEm(text: string, { family, weight }: Face): number | null {
  if (typeof CanvasRenderingContext2D === 'undefined') return null
  canvas ??= document.createElement('canvas').getContext('2d')
  const font = `${weight} ${measuredAt}px ${family}`
  if (!canvas || (family !== anyFace.family && !document.fonts?.check(font, text))) return null
  canvas.font = font
  return canvas.measureText(text).width / measuredAt
}

/**
 * The typeface in which a line needs the least stretching, which is the printed one where we have it. The layer's font
 * size is the line's height, so the fit holds at every size of the page. `aspect` is the page's width divided by its height.
 */
export function fitOf(line: PageText, aspect: number, measure = widthInEm): LineFit {
  const fits = faces.flatMap((face) => {
    const em = line.height > 0 ? measure(line.text, face) : null
    return em ? [{ ...face, stretch: (line.width * aspect) / (em * line.height) }] : []
  })
  const effort = ({ stretch }: LineFit) => Math.abs(Math.log(stretch))
  return (
    fits.reduce<LineFit | null>((best, fit) => (best && effort(best) <= effort(fit) ? best : fit), null) ?? unfitted
  )
}

const unfitted: LineFit = { ...anyFace, stretch: 1 }
