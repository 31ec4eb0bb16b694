/** A flat shape, drawn with a fill or a stroke, or with both. Lengths are points, as everywhere in a certificate. */
export interface Shape {
  /** As in the `d` of an SVG path. */
  path: string
  fill?: string
  /** Of the fill, 0 to 1. */
  opacity?: number
  stroke?: { colour: string; width: number }
  moved?: readonly [x: number, y: number]
}

/** Shapes that are clipped to a path or turned together. */
export interface Group {
  shapes: Drawing
  clip?: string
  turned?: { degrees: number; x: number; y: number }
}

/** A picture: on a PDF a JPEG, as an SVG whatever browsers show. */
export interface Picture {
  bytes: Uint8Array
  type: 'image/jpeg' | 'image/webp'
  /** Of its upper left corner. */
  at: readonly [x: number, y: number]
  width: number
  height: number
}

/** From the back to the front. */
export type Drawing = readonly (Shape | Group | Picture)[]

export function drawOnPdf(document: PDFKit.PDFDocument, drawing: Drawing): void {
  for (const item of drawing) {
    document.save()
    if ('shapes' in item) {
      if (item.clip) document.path(item.clip).clip()
      if (item.turned) document.rotate(item.turned.degrees, { origin: [item.turned.x, item.turned.y] })
      drawOnPdf(document, item.shapes)
    } else if ('bytes' in item) {
      const { bytes, at, width, height } = item
      document.image(Buffer.from(bytes), ...at, { width, height })
    } else {
      const { path, fill, opacity = 1, stroke, moved } = item
      if (moved) document.translate(...moved)
      if (fill) document.fillOpacity(opacity).path(path).fill(fill)
      if (stroke) document.lineWidth(stroke.width).path(path).stroke(stroke.colour)
    }
    document.restore()
  }
}

/** Nothing that people type is in a drawing, so nothing needs escaping. */
export function drawAsSvg(drawing: Drawing, { width, height }: { width: number; height: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${elements(drawing)}</svg>`
}

function elements(drawing: Drawing): string {
  return drawing.map(element).join('')
}

function element(item: Drawing[number], at: number): string {
  if ('shapes' in item) return groupElement(item, at)
  return 'bytes' in item ? pictureElement(item) : shapeElement(item)
}

function pictureElement({ bytes, type, at: [x, y], width, height }: Picture): string {
  const data = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${data}"/>`
}

function groupElement({ shapes, clip, turned }: Group, at: number): string {
  const turn = turned ? ` transform="rotate(${turned.degrees} ${turned.x} ${turned.y})"` : ''
  const content = `<g${turn}>${elements(shapes)}</g>`
  return clip
    ? `<clipPath id="c${at}"><path d="${clip}"/></clipPath><g clip-path="url(#c${at})">${content}</g>`
    : content
}

function shapeElement({ path, fill = 'none', opacity, stroke, moved }: Shape): string {
  const attributes = [
    `d="${path.replace(/-?\d+\.\d+/g, (digits) => String(Number(Number(digits).toFixed(2))))}"`,
    `fill="${fill}"`,
    opacity !== undefined && `fill-opacity="${opacity}"`,
    stroke && `stroke="${stroke.colour}" stroke-width="${stroke.width}"`,
    moved && `transform="translate(${moved.join(' ')})"`,
  ]
  return `<path ${attributes.filter(Boolean).join(' ')}/>`
}
