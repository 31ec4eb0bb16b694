import { identity, type Matrix, multiply, scaleOf } from '../kit/matrix.ts'
import type { GroupNode, PathNode, SceneNode } from '../kit/scene.ts'
import { type Coat, type Joint, lay, note, rub } from './brush.ts'
import { type Canvas, mixed, openCanvas, shining, sky } from './canvas.ts'
import { codeOf, inkOf, pencilFor, rgbOf, skinShade, takesShade, veiled } from './colour.ts'
import { blurred, cut, widened } from './combine-masks.ts'
import { isHidden, joinShapes } from './joints.ts'
import type { Lighting } from './lighting.ts'
import { filled, type Mask, stroked } from './mask.ts'
import { drawnByHand, isPost, type Outline, returned, sizeOf } from './outlines.ts'
import { outlinesOf } from './path-points.ts'
import { type Line, pressureOf, quietened } from './pencil.ts'
import { castShadow, wayToLight } from './shadows.ts'
import type { Shape } from './shape.ts'
import { type Sheet, scale } from './sheet.ts'
import { surface } from './surface.ts'

/** What holds for a part of the scene. */
type Around = {
  matrix: Matrix
  clip: Mask | null
  isPerson: boolean
  isFace: boolean
  isHand: boolean
  /** Drawn letters: exact, and without a line. */
  isLetters: boolean
  /** What shines: it has no shade, and no line. */
  isLight: boolean
}

const nothing: Mask = { left: 0, top: 0, width: 0, height: 0, cover: new Uint8Array() }
/** What is drawn in this ink and lets much through is a shadow. */
const shadowInk = '#1d2440'
/** Fainter shapes are light, shadow and reflection: they have neither line nor form. */
const minOpacity = 0.85
/** From this area on, in square points: a shape has a form; a line, a line in a face, a rim; is large enough for all the texture; has no form any more; is the sky. */
const areas = { form: 60, line: 110, faceLine: 300, rim: 260, texture: 12_000, noForm: 90_000, sky: 120_000 }

/** Paints a scene from the back to the front. */
export class Painter {
  readonly canvas: Canvas
  /** How many things were painted; each has a hand of its own. */
  private count = 0

  private readonly lighting: Lighting
  /** Whether what the words stand on is left out. Everything else is painted with the same hand. */
  private readonly isGroundless: boolean

  constructor(sheet: Sheet, lighting: Lighting, isGroundless: boolean) {
    this.canvas = openCanvas(sheet)
    this.lighting = lighting
    this.isGroundless = isGroundless
  }

  paint(nodes: SceneNode[]): void {
    const around = { isPerson: false, isFace: false, isHand: false, isLetters: false, isLight: false }
    this.all(nodes, { matrix: identity, clip: null, ...around })
  }

  private all(nodes: SceneNode[], outer: Around): void {
    const isNewPerson = !outer.isPerson && nodes.some((node) => node.kind === 'group' && node.part?.is === 'person')
    const around = isNewPerson ? { ...outer, isPerson: true } : outer
    if (isNewPerson) castShadow(this.canvas, this.lighting, nodes, around.matrix, around.clip)
    const shapes = new Map<SceneNode, Shape>()
    for (const node of nodes) {
      const shape = node.kind === 'path' && node.fill !== undefined ? this.shapeOf(node, around) : null
      if (shape) shapes.set(node, shape)
    }
    if (around.isPerson) joinShapes(nodes, shapes)
    for (const node of nodes) {
      const shape = shapes.get(node)
      if (node.kind === 'group') this.group(node, around)
      else {
        if (shape) this.fill(shape, around)
        if (node.stroke !== undefined) this.stroke(node, around)
      }
    }
  }

  private group(node: GroupNode, outer: Around): void {
    const around: Around = {
      matrix: multiply(outer.matrix, node.matrix),
      clip: node.isGround && this.isGroundless ? nothing : outer.clip,
      isPerson: outer.isPerson || node.part?.is === 'arm',
      isFace: outer.isFace || node.isFace === true,
      isHand: outer.isHand || node.part?.is === 'hand',
      isLetters: outer.isLetters || node.part?.is === 'lettering',
      isLight: outer.isLight || node.part?.is === 'light',
    }
    if (node.clip !== undefined) {
      // What is cut to a shape strays with the shape, which has no hand of its own here.
      const clip = filled(this.outlines(node.clip, around, 0), this.canvas.sheet)
      if (!clip) return
      around.clip = cut(clip, around.clip)
    }
    this.all(node.children, around)
  }

  private outlines(d: string, { matrix, isFace, isLetters }: Around, seed: number, width?: number): Outline[] {
    const outlines = outlinesOf(d, matrix)
    const stray = isPost(outlines, width) ? surface.postWobble : surface.wobble
    return drawnByHand(outlines, this.canvas.sheet, isLetters ? 0 : isFace ? surface.faceWobble : stray, seed)
  }

  private shapeOf(node: PathNode, around: Around): Shape | null {
    this.count += 1
    const outlines = this.outlines(node.d, around, this.count)
    const mask = filled(outlines, this.canvas.sheet, node.evenOdd)
    return mask && { node, outlines, mask, joints: [], ...sizeOf(outlines) }
  }

  /** A colour as the weather leaves it. */
  private seen(colour: string, { isPerson, isFace, isHand }: Around): string {
    return isPerson ? veiled(colour, this.lighting.veil, isFace || isHand) : colour
  }

  private fill(shape: Shape, around: Around): void {
    const { node, mask, area } = shape
    const { fill: paint = '', opacity = 1, scattered } = node
    this.count += 1
    const seed = this.count
    const ink = inkOf(paint, around.matrix, (colour) => this.seen(colour, around))
    if (!ink.isOpaque || opacity <= minOpacity || scattered) {
      const isShadow = paint === shadowInk && area > 200
      const soft = isShadow ? blurred(widened(mask, 4 * scale), 1.5 * scale) : mask
      lay(this.canvas, cut(soft, around.clip), ink, { opacity, texture: 0, hairs: 0, seed })
      return
    }
    const code = around.isLight ? shining : typeof paint === 'string' ? codeOf(paint) : mixed
    const joints = shape.joints.filter((joint) => isHidden(this.canvas, joint, code))
    const inside = cut(mask, around.clip)
    lay(this.canvas, inside, ink, this.coatOf(shape, around, ink.isPlain, joints, seed))
    const hasLine = area > (around.isFace ? areas.faceLine : areas.line) && !around.isLetters && !around.isLight
    if (typeof paint === 'string' && hasLine) this.outline(shape, around, paint, joints, seed)
    note(this.canvas, inside, this.lighting.isOutdoors && code === mixed && area > areas.sky ? sky : code)
  }

  private coatOf(
    { node, mask, area, length }: Shape,
    around: Around,
    isPlain: boolean,
    joints: Joint[],
    seed: number,
  ): Coat {
    const { lighting } = this
    const isSkin = around.isFace || around.isHand
    const thickness = (2 * area) / Math.max(1, length)
    const breadth = Math.min(26, Math.max(1.2, thickness * 0.3)) * scale
    const strength = lighting.strength * (area > 700 ? 1 : 0.6) * (isSkin ? 0.85 : 1)
    const hasForm = isPlain && area > areas.form && area < areas.noForm && !around.isLetters && !around.isLight
    return {
      opacity: 1,
      texture: isSkin ? 0.35 : Math.min(1, 0.5 + area / areas.texture),
      hairs: isSkin ? 0 : Math.min(1, area / 4000),
      rim: area > areas.rim && !around.isLetters && !around.isLight ? blurred(mask, (isSkin ? 2 : 3) * scale) : null,
      form: hasForm
        ? {
            soft: blurred(mask, breadth * 0.45),
            towards: wayToLight(lighting, mask),
            breadth,
            cool: rgbOf(isSkin ? skinShade(lighting.cool) : lighting.cool),
            warm: rgbOf(lighting.warm),
            shade: surface.shade * strength * takesShade(String(node.fill ?? node.stroke)),
            lit: surface.lit * strength,
          }
        : null,
      joints,
      seed,
    }
  }

  private outline({ outlines, mask, area }: Shape, around: Around, paint: string, joints: Joint[], seed: number): void {
    const { isFace, isHand } = around
    const width = surface.line * (isFace || isHand ? 0.8 : 1) * Math.min(1, 0.6 + area / 1500)
    const line: Line = { outlines, pressure: pressureOf(outlines, width, seed, wayToLight(this.lighting, mask)) }
    const lines = quietened(line, this.canvas, { mask, joints, code: codeOf(paint), onSame: isHand ? 0 : 0.55 })
    const drawn = stroked(returned(outlines), this.canvas.sheet, (o, i) => lines[o]?.[i % (lines[o]?.length ?? 1)] ?? 0)
    const colour = pencilFor(this.seen(paint, around))
    if (drawn) rub(this.canvas, cut(drawn, around.clip), colour, surface.lineStrength, 0.5)
  }

  private stroke(node: PathNode, around: Around): void {
    const { stroke = '', opacity = 1, scattered, width = 1 } = node
    this.count += 1
    const seed = this.count
    const wide = width * scaleOf(around.matrix)
    const outlines = returned(this.outlines(node.d, around, seed, wide))
    const isPencil = wide < 5 && !scattered && opacity > 0.6 && !around.isLetters && !around.isFace
    const open = outlines.map((each) => ({ ...each, isClosed: false }))
    const pressure = isPencil ? pressureOf(open, wide * 1.3, seed, [0, 0]) : []
    const mask = stroked(outlines, this.canvas.sheet, (o, i) =>
      isPencil ? Math.max(wide * 0.55, pressure[o]?.[i] ?? 0) : wide,
    )
    if (!mask) return
    const shape = cut(mask, around.clip)
    const colour = this.seen(stroke, around)
    // Broad dabs stood for a surface while there was none.
    if (scattered) rub(this.canvas, shape, rgbOf(colour), opacity * (wide > 2 ? 0.6 : 1), 0.75)
    else if (isPencil) rub(this.canvas, shape, rgbOf(colour), opacity, 0.25)
    else {
      const isThick = opacity > minOpacity && wide > 6 && !around.isLetters
      const area = sizeOf(outlines).length * wide
      const band: Shape = { node, outlines, mask, joints: [], area, length: (2 * area) / wide }
      const coat = isThick ? this.coatOf(band, around, true, [], seed) : { texture: 0, hairs: 0, seed }
      lay(this.canvas, shape, inkOf(colour, around.matrix), { ...coat, opacity })
      if (opacity > minOpacity) note(this.canvas, shape, codeOf(stroke))
    }
  }
}
