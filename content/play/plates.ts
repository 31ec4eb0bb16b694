import { rect } from '../kit/geometry.ts'
import { clipTo, type PathNode, place, type SceneNode } from '../kit/scene.ts'
import { pageSize } from '../storybook.ts'
import type { Moment, Piece, Play } from './play.ts'

/** In points of a page of the book. */
type Cell = { x: number; y: number; width: number; height: number }

/** Drawings that are traced together, each in a cell of a page. `scale`: of the paper. */
export type Plate = { name: PlateName; scale: number; scene: SceneNode[] }

export type PlateName = 'words' | 'strip' | 'puppets' | 'headband' | 'board'

/** How many cells lie beside each other and below, in which scale they are printed, and where the origin of a drawing is in its cell. */
const grids: Record<PlateName, { columns: number; rows: number; scale: number; foot: number }> = {
  words: { columns: 3, rows: 3, scale: 0.44, foot: 0.5 },
  strip: { columns: 3, rows: 3, scale: 0.54, foot: 0.5 },
  puppets: { columns: 3, rows: 2, scale: 0.37, foot: 1 },
  headband: { columns: 1, rows: 1, scale: 0.44, foot: 0 },
  board: { columns: 6, rows: 4, scale: 0.3, foot: 0.5 },
}

/** The paper’s points for each point of a plate. */
export const plateScale = (name: PlateName): number => grids[name].scale

export function cellOf(name: PlateName, index: number): Cell {
  const { columns, rows } = grids[name]
  const [width, height] = [pageSize.width / columns, pageSize.height / rows]
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height }
}

function plateOf(name: PlateName, pieces: Pick<Piece, 'scene'>[]): Plate {
  const { scale, foot, columns } = grids[name]
  const scene = pieces.map(({ scene }, index) => {
    const { x, y, width, height } = cellOf(name, index)
    const origin = columns === 1 ? { x, y } : { x: x + width / 2, y: y + height * foot }
    return clipTo(rect(x + 2, y + 2, width - 4, height - 4), [place(scene, origin)])
  })
  return { name, scale, scene }
}

/** Of a strip, what is no part of a page. */
export const drawnIn = (strip: Moment[]) => strip.filter((moment) => 'scene' in moment)

/** The drawings that only a book’s sheets have. */
export const platesOf = ({ words, strip, puppets, headband, game }: Play): Plate[] => [
  plateOf('words', words),
  ...(drawnIn(strip).length > 0 ? [plateOf('strip', drawnIn(strip))] : []),
  plateOf('puppets', puppets),
  plateOf('headband', [headband]),
  plateOf('board', game.icons),
]

/** Of the lines of a plate, those that begin in a cell. */
export function linesIn(lines: PathNode[], { x, y, width, height }: Cell): PathNode[] {
  return lines.flatMap((path) => {
    const parts = path.d.split(/(?=M)/).filter((part) => {
      const [, across, down] = /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(part) ?? []
      const [fromLeft, fromTop] = [Number(across) - x, Number(down) - y]
      return fromLeft >= 0 && fromLeft < width && fromTop >= 0 && fromTop < height
    })
    return parts.length > 0 ? [{ ...path, d: parts.join('') }] : []
  })
}
