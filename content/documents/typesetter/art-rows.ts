import { drawTagged, tag } from '../../../print/tags.ts'
import { readLines } from '../../editions/colouring/kept-lines.ts'
import { drawScene } from '../../kit/draw-pdf.ts'
import { type Face, facesIn } from '../../kit/faces.ts'
import type { PathNode, SceneNode } from '../../kit/scene.ts'
import { pageSize, type Storybook } from '../../storybook.ts'
import type { Art } from '../art.ts'
import type { Place } from '../inline.ts'
import { SourceError } from '../source-error.ts'
import { countHeight, drawCount } from './count.ts'
import { cutRows } from './cut.ts'
import { fullColumn, type Setting } from './design.ts'
import { drawLift, liftHeight } from './lift.ts'
import type { Row } from './pages.ts'
import { minWindow, windowAt } from './picture-window.ts'
import { playRows } from './play/play-rows.ts'

/** Of a page of the story over the full width. */
const scale = fullColumn.width / pageSize.width
const fullHeight = pageSize.height * scale
/** A lower strip of a picture shows nothing of it. */
const minPictureHeight = 110

/** Rows of a drawing over the full width. */
export function artRows(setting: Setting, art: Art, place: Place): Row[] {
  switch (art.kind) {
    case 'picture': {
      const { scene, alt } = pageOf(setting, art.page, place)
      const faces = facesIn(scene)
      const least = minWindow(faces, minPictureHeight / scale) * scale
      const row = paintedRow(setting, faces, { alt, height: least, picture: setting.wide.get(art.page) })
      return [{ ...row, before: 18, growsBy: fullHeight - least, isFiller: true }]
    }
    case 'colour': {
      const { book, scene, alt } = pageOf(setting, art.page, place)
      const lines = readLines(book, art.page, colouredScale(art))
      const row = art.isWide ? stripRow : wholeRow
      return [row(setting, { scene, lines }, `A picture to colour in. ${alt}`, art.height ?? fullHeight)]
    }
    case 'count':
      return [figureRow(setting, art.alt, countHeight(art), (y) => drawCount(setting, art, y))]
    case 'lift':
      return [figureRow(setting, art.alt, liftHeight, (y) => drawLift(setting, y))]
    case 'cut':
      return cutRows(setting, art)
    case 'play':
      return playRows(setting, art.what, place)
  }
}

/** In which a page to colour in is drawn: a strip over the full width, a whole page as high as it should be. */
export const colouredScale = ({ isWide, height }: Extract<Art, { kind: 'colour' }>): number =>
  isWide ? scale : (height ?? fullHeight) / pageSize.height

type Found = { book: Storybook; scene: SceneNode[]; alt: string }

function pageOf({ book }: Setting, page: number, { file, line }: Place): Found {
  const scene = (page === 0 ? book?.cover : book?.pages[page - 1])?.scene
  if (!book || !scene) throw new SourceError(file, line, `there is no page ${page} to take the picture from.`)
  return { book, scene, alt: page === 0 ? book.story.coverAlt : (book.story.pages[page - 1]?.alt ?? '') }
}

/** A drawing that is one figure, with what a screen reader says of it. */
function figureRow({ doc, root }: Setting, alt: string, height: number, paint: Row['draw']): Row {
  const draw = (y: number, height: number) => {
    const { left, width } = fullColumn
    const bbox: [number, number, number, number] = [left, y, left + width, y + height]
    drawTagged(doc, tag('Figure', root, { alt, placement: 'Block', bbox }), () => paint(y, height))
  }
  return { height, before: 6, after: 10, keep: false, draw }
}

/** What is in a picture, and the lines of it. */
type Coloured = { scene: SceneNode[]; lines: PathNode[] }

/** A strip of a scene over the full width, around its faces, in lines to colour in. */
function stripRow(setting: Setting, { scene, lines }: Coloured, alt: string, height: number): Row {
  const { doc, look } = setting
  return figureRow(setting, alt, height, (y, height) => {
    const { left, width } = fullColumn
    doc.save()
    doc.roundedRect(left, y, width, height, 6).clip()
    const { top } = windowAt(facesIn(scene), height / scale)
    doc.translate(left, y - top * scale).scale(scale)
    drawScene(doc, lines)
    doc.restore()
    doc.fillOpacity(1).strokeOpacity(1)
    doc.roundedRect(left, y, width, height, 6).lineWidth(0.9).strokeColor(look.colour.muted).stroke()
  })
}

/** A strip of a painted page over the full width, around its faces. */
function paintedRow(
  setting: Setting,
  faces: Face[],
  { alt, height, picture }: { alt: string; height: number; picture: Buffer | undefined },
): Row {
  const { doc, look } = setting
  return figureRow(setting, alt, height, (y, height) => {
    const { left, width } = fullColumn
    doc.save()
    doc.roundedRect(left, y, width, height, 6).clip()
    const { top } = windowAt(faces, height / scale)
    if (picture) doc.image(picture, left, y - top * scale, { width, height: fullHeight })
    doc.restore()
    doc.roundedRect(left, y, width, height, 6).lineWidth(0.9).strokeColor(look.colour.muted).stroke()
  })
}

/** A whole scene in lines to colour in, so wide that it is `height` points high, in the middle of the page. */
function wholeRow(setting: Setting, { lines }: Coloured, alt: string, height: number): Row {
  const { doc, look } = setting
  const width = (height * pageSize.width) / pageSize.height
  const left = fullColumn.left + (fullColumn.width - width) / 2
  return figureRow(setting, alt, height, (y) => {
    doc.save()
    doc.roundedRect(left, y, width, height, 6).clip()
    doc.translate(left, y).scale(width / pageSize.width)
    drawScene(doc, lines)
    doc.restore()
    doc.fillOpacity(1).strokeOpacity(1)
    doc.roundedRect(left, y, width, height, 6).lineWidth(0.9).strokeColor(look.colour.muted).stroke()
  })
}
