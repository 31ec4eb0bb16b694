import { colord } from 'colord'
import { type Matrix, multiply, scaleOf } from '../../kit/matrix.ts'
import type { GroupNode, Paint, PathNode, SceneNode } from '../../kit/scene.ts'
import { coverAt, cut } from '../../painter/combine-masks.ts'
import { filled, type Mask, stroked } from '../../painter/mask.ts'
import { type Outline, returned, sizeOf } from '../../painter/outlines.ts'
import { outlinesOf } from '../../painter/path-points.ts'
import { pixel, sheet } from '../../painter/sheet.ts'

/** Fainter shapes are shadow, light or texture; there is nothing in them to colour. */
const minOpacity = 0.75
/** In points on the paper: a finer stroke is one line, a broader one has two edges; a thinner shape is a mark; a smaller one of a face is a pupil. */
const min = { edges: 3.6, thickness: 2.4, pupil: 8 }
/** Blades of grass, prints in snow, keys of a piano: at least so many things in one shape, on average thinner than that in points on the paper. */
const swarm = { count: 10, thickness: 4 }
/** 15 mm: a smaller figure is too small to colour. */
const minFigure = (15 / 25.4) * 72

/** What lies on top at each pixel of a sheet: its colour as a number, and which of the things that were drawn it is. */
export type Flat = { colours: Int32Array; order: Int32Array; marks: Mark[] }

/** What is drawn as it is, inside its clip and where nothing lies on it: a fine stroke, or a small dark shape of a face. `width` in points of the page. */
export type Mark = {
  outlines: Outline[]
  clip: Mask | null
  order: number
  width: number
  isFilled: boolean
  isFace: boolean
  isLetters: boolean
}

type Around = { matrix: Matrix; clip: Mask | null; isFace: boolean; owner: number; isLetters: boolean }

/** A scene as it is seen: opaque shapes alone, each in one flat colour. `scale` is that in which it is printed. */
export function flatten(nodes: SceneNode[], scale: number): Flat {
  const flat = new Flattening(scale)
  flat.all(nodes, { matrix: [1, 0, 0, 1, 0, 0], clip: null, isFace: false, owner: 0, isLetters: false })
  return flat
}

class Flattening implements Flat {
  readonly colours = new Int32Array(sheet.width * sheet.height)
  readonly order = new Int32Array(sheet.width * sheet.height)
  readonly marks: Mark[] = []
  private readonly codes = new Map<string, number>()
  private readonly scale: number
  private drawn = 0
  private owners = 0

  constructor(scale: number) {
    this.scale = scale
  }

  all(nodes: SceneNode[], outer: Around): void {
    const isPerson = nodes.some((node) => node.kind === 'group' && node.part?.is === 'person')
    if (isPerson && this.heightOf(nodes, outer.matrix) < minFigure) return
    // Two people in one colour are two, and a hand before a face is not the face.
    const around = isPerson ? { ...outer, owner: this.nextOwner() } : outer
    for (const [index, node] of nodes.entries()) {
      if (node.kind === 'group') this.group(node, around)
      else if (!isCore(node, nodes[index - 1])) this.path(node, around)
    }
  }

  private nextOwner(): number {
    this.owners += 1
    return this.owners
  }

  private group(node: GroupNode, outer: Around): void {
    const around: Around = {
      matrix: multiply(outer.matrix, node.matrix),
      clip: outer.clip,
      isFace: outer.isFace || node.isFace === true,
      owner: node.part?.is === 'hand' ? this.nextOwner() : outer.owner,
      isLetters: outer.isLetters || node.part?.is === 'lettering',
    }
    if (node.clip !== undefined) {
      const clip = filled(outlinesOf(node.clip, around.matrix), sheet)
      if (!clip) return
      around.clip = cut(clip, outer.clip)
    }
    this.all(node.children, around)
  }

  private path({ d, fill, stroke, width = 1, opacity = 1, evenOdd, scattered }: PathNode, around: Around): void {
    if (scattered || opacity < minOpacity || isFaint(fill)) return
    const outlines = outlinesOf(d, around.matrix)
    if (fill !== undefined) {
      if (this.isSwarm(outlines)) return
      if (around.isFace && isDark(fill) && this.isSmall(outlines)) {
        this.mark(outlines, around, 0, true)
        return
      }
      this.cover(filled(outlines, sheet, evenOdd), fill, around)
    }
    if (stroke === undefined) return
    const wide = width * scaleOf(around.matrix)
    const lines = returned(outlines)
    if (wide * this.scale < min.edges) this.mark(lines, around, wide, false)
    else
      this.cover(
        stroked(lines, sheet, () => wide),
        stroke,
        around,
      )
  }

  private mark(outlines: Outline[], { clip, isFace, isLetters }: Around, width: number, isFilled: boolean): void {
    this.drawn += 1
    this.marks.push({ outlines, clip, order: this.drawn, width, isFilled, isFace, isLetters })
  }

  /** A pupil, a brow, a mouth: of a face, and too small or too thin to colour. */
  private isSmall(outlines: Outline[]): boolean {
    const { area } = sizeOf(outlines)
    return Math.sqrt(area) * this.scale < min.pupil || this.thicknessOf(outlines) < min.thickness
  }

  /** Their edges would be one black patch. */
  private isSwarm(outlines: Outline[]): boolean {
    return outlines.length >= swarm.count && this.thicknessOf(outlines) < swarm.thickness
  }

  private thicknessOf(outlines: Outline[]): number {
    const { area, length } = sizeOf(outlines)
    return length > 0 ? ((2 * area) / length) * this.scale : 0
  }

  private cover(mask: Mask | null, paint: Paint, { clip, owner }: Around): void {
    if (!mask) return
    this.drawn += 1
    const code = this.codeOf(paint, owner)
    const { left, top, width, height, cover } = mask
    for (let y = 0; y < height; y += 1) {
      const row = (top + y) * sheet.width + left
      for (let x = 0; x < width; x += 1) {
        if ((cover[y * width + x] ?? 0) < 128) continue
        if (clip && coverAt(clip, left + x, top + y) < 128) continue
        this.colours[row + x] = code
        this.order[row + x] = this.drawn
      }
    }
  }

  private codeOf(paint: Paint, owner: number): number {
    const name = `${owner} ${typeof paint === 'string' ? paint : JSON.stringify(paint.stops)}`
    const known = this.codes.get(name) ?? this.codes.size + 1
    this.codes.set(name, known)
    return known
  }

  /** How high somebody stands on the paper, in points. */
  private heightOf(nodes: SceneNode[], matrix: Matrix): number {
    const [top, low] = reachOf(nodes, matrix)
    return (low - top) * this.scale
  }
}

function reachOf(nodes: SceneNode[], outer: Matrix): [top: number, low: number] {
  let [top, low] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const node of nodes) {
    const own: [number, number][] =
      node.kind === 'group'
        ? [reachOf(node.children, multiply(outer, node.matrix))]
        : outlinesOf(node.d, outer).map(({ points }) => {
            const ys = points.map(([, y]) => y)
            return [Math.min(...ys), Math.max(...ys)]
          })
    for (const [from, to] of own) {
      top = Math.min(top, from)
      low = Math.max(low, to)
    }
  }
  return [top, low]
}

type Place = readonly [x: number, y: number]

/** Whether a place of the page, in points, is inside what a mark is cut to. */
export const isInside = ({ clip }: Mark, [x, y]: Place): boolean =>
  clip === null || coverAt(clip, Math.floor(pixel(x)), Math.floor(pixel(y))) > 127

/** Whether nothing lies on a mark at a place of the page, in points. */
export function isUncovered({ order }: Flat, mark: Mark, [x, y]: Place): boolean {
  const [across, down] = [Math.floor(pixel(x)), Math.floor(pixel(y))]
  if (across < 0 || down < 0 || across >= sheet.width || down >= sheet.height) return false
  return (order[down * sheet.width + across] ?? 0) <= mark.order
}

/** The lighter middle of the line before it, as a rope has it: between the edges of that one it would close the gap. */
const isCore = (node: PathNode, before: SceneNode | undefined) =>
  before?.kind === 'path' &&
  node.stroke !== undefined &&
  before.stroke !== undefined &&
  node.d === before.d &&
  (node.width ?? 1) < (before.width ?? 1)

const isDark = (paint: Paint) => typeof paint === 'string' && colord(paint).brightness() < 0.35

const isFaint = (paint: Paint | undefined) =>
  typeof paint === 'object' && paint.stops.some(([, , opacity = 1]) => opacity < minOpacity)
