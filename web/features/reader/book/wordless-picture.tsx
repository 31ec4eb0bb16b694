import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PageText } from '#contract/resources.ts'
import { paintOver } from './wordless.ts'

interface WordlessPictureProps {
  /** The picture of the page, loaded. */
  picture: RefObject<HTMLImageElement | null>
  paragraphs: PageText[][]
}

// Letters reach above and below the line that the book states for them; both are shares of its height.
const [overhead, underfoot, beside] = [0.12, 0.3, 0.35]

/** The page's picture without its printed words, for when the panel shows them large: nobody reads them twice. */
export function WordlessPicture({ picture, paragraphs }: WordlessPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const [source, target] = [picture.current, canvas.current]
    const pen = target?.getContext('2d', { willReadFrequently: true })
    if (!source?.clientWidth || !target || !pen) return
    const width = Math.round(source.clientWidth * Math.min(window.devicePixelRatio, 2))
    const height = Math.round((width * source.clientHeight) / source.clientWidth)
    target.width = width
    target.height = height
    pen.drawImage(source, 0, 0, width, height)
    const pixels = pen.getImageData(0, 0, width, height)
    for (const line of paragraphs.flat()) {
      const tall = line.height * height
      paintOver(pixels, {
        left: Math.floor(line.x * width - tall * beside),
        right: Math.ceil((line.x + line.width) * width + tall * beside),
        top: Math.floor(line.y * height - tall * overhead),
        bottom: Math.ceil(line.y * height + tall * (1 + underfoot)),
      })
    }
    pen.putImageData(pixels, 0, 0)
  }, [picture, paragraphs])

  return <canvas ref={canvas} className="book-wordless" aria-hidden />
}
