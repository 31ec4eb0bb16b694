import type { PageText } from '#contract/resources.ts'

let canvas: CanvasRenderingContext2D | null = null

/** The width of a text in em, in the typeface of the text layer. Null where nothing can be measured. */
function widthInEm(text: string): number | null {
  if (typeof CanvasRenderingContext2D === 'undefined') return null
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return null
  canvas.font = '100px sans-serif'
  return canvas.measureText(text).width / 100
}

/**
 * How much a line of the text layer must be stretched so that it covers the printed one. The layer's font size is the
 * line's height, so the ratio holds at every size of the page. `aspect` is the page's width divided by its height.
 */
export function stretchOf(line: PageText, aspect: number, measure = widthInEm): number {
  const em = measure(line.text)
  if (!em || !line.height) return 1
  return (line.width * aspect) / (em * line.height)
}
