import sharp, { type Sharp } from 'sharp'
import type { PageText } from '#contract/resources.ts'
import { bordersOf, simplified, smoothed } from '../../../../print/tracing/borders.ts'
import { type EdgeLine, edgeLines, lengthOf, pathOf } from '../../../../print/tracing/edge-lines.ts'
import type { Labels } from '../../../../print/tracing/regions.ts'
import { joinFaint } from './join.ts'
import { type Pixels, segment } from './segment.ts'
import { closeStrokes, findStrokes, withoutStrokes } from './strokes.ts'

/** A picture in lines to colour in, in its pixels; `width` of a line is in points on the paper. */
export interface Traced {
  pixels: { width: number; height: number }
  lines: { d: string; width: number }[]
  /** The outlines of what is dark and fine, to be filled. */
  strokes: string
}

/** The longer side of what is traced, in pixels: on A4, less than a third of a millimetre each. */
const longest = 1000
const mm = 72 / 25.4

/** What becomes of the grain of paper and brush: see `segment` and `joinFaint`; `small` and `stroke` are in square points and points on the paper. */
const grain = { median: 7, blur: 0.8, tolerance: 60, least: 40, small: 200, stroke: 0.8 * mm }

/**
 * What lines to colour in look like. `difference`: of the colours of a page from those of their regions, in the mean, of 255. Flat drawings and most
 * painted pages stay below it, most colour photographs do not (ADR 0105). `ink`: the share of the paper under lines; more leaves little to colour.
 */
const most = { difference: 14.5, ink: 0.24, regions: 600 }
/** Fewer regions are a page without a picture, or a photograph out of focus. */
const leastRegions = 3

/**
 * Draws a line wherever the visible colour of a picture changes, and keeps its fine dark strokes. `across`: how wide it is printed, in points. `hidden`: lines of text,
 * which are painted over first. `empty` where there is nothing to colour in, `too-fine` where the lines would not look like a drawing: of a photograph, say.
 */
export async function tracePicture(
  jpeg: Buffer,
  { across, hidden }: { across: number; hidden: readonly PageText[] },
): Promise<Traced | 'empty' | 'too-fine'> {
  const whole = await readPixels(sharp(jpeg).resize({ width: longest, height: longest, fit: 'inside' }))
  for (const line of hidden) paintOver(whole, line)
  const { width, height } = whole
  const smooth = await readPixels(
    sharp(whole.rgb, { raw: { width, height, channels: 3 } })
      .median(grain.median)
      .blur(grain.blur),
  )
  const size = across / width
  const strokes = findStrokes(whole, Math.round(grain.stroke / size))
  closeStrokes(whole, strokes)
  const patches = segment(smooth, grain.tolerance)
  const open = { ...patches, of: withoutStrokes(whole, patches.of, strokes) }
  const joined = joinFaint(smooth, open, { least: grain.least, small: grain.small / size ** 2 })
  const { lines, labels } = edgeLines(joined, size)
  const means = meansOf(whole, labels)
  const difference = differenceIn(whole, { labels, means, strokes })
  if (means.size < leastRegions) return difference > most.difference / 2 ? 'too-fine' : 'empty'
  const isDrawn = difference <= most.difference && means.size <= most.regions && leaveRoom(lines, labels, size)
  if (!isDrawn) return 'too-fine'
  return {
    pixels: { width, height },
    lines: lines.map((line) => ({ d: pathOf(line.points, line.isClosed), width: line.width })),
    strokes: outlinesOf({ width, height, of: Int32Array.from(strokes) }),
  }
}

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) }
}

/** Paints over a line of text in the mean colour of what is above and below it. */
function paintOver({ width, height, rgb }: Pixels, line: PageText): void {
  const pad = line.height * 0.25
  const within = (value: number, size: number) => Math.min(Math.max(Math.round(value * size), 0), size - 1)
  const [left, right] = [within(line.x - pad, width), within(line.x + line.width + pad, width)]
  const [top, bottom] = [within(line.y - pad, height), within(line.y + line.height + pad, height)]
  const around: number[] = []
  for (let x = left; x <= right; x += 1) around.push(top * width + x, bottom * width + x)
  const mean = [0, 1, 2].map((part) => around.reduce((sum, at) => sum + (rgb[at * 3 + part] ?? 0), 0) / around.length)
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) rgb.set(mean.map(Math.round), (y * width + x) * 3)
}

type Mean = [count: number, red: number, green: number, blue: number]

/** How many pixels each region has, and the sums of their colours. */
function meansOf({ rgb }: Pixels, { of }: Labels): Map<number, Mean> {
  const means = new Map<number, Mean>()
  for (const [at, label] of of.entries()) {
    const mean = means.get(label) ?? [0, 0, 0, 0]
    mean[0] += 1
    for (const part of [0, 1, 2] as const) mean[part + 1] = (mean[part + 1] ?? 0) + (rgb[at * 3 + part] ?? 0)
    means.set(label, mean)
  }
  return means
}

interface Filled {
  labels: Labels
  means: Map<number, Mean>
  strokes: Uint8Array
}

/** How far the colours of a picture are from those of their regions, in the mean; of 255. */
function differenceIn({ rgb }: Pixels, { labels, means, strokes }: Filled): number {
  let sum = 0
  for (const [at, label] of labels.of.entries()) {
    const [count, ...sums] = means.get(label) ?? [1, 0, 0, 0]
    if (strokes[at]) continue
    for (const [part, all] of sums.entries()) sum += Math.abs((rgb[at * 3 + part] ?? 0) - all / count) / 3
  }
  return sum / labels.of.length
}

/** Whether lines leave room to colour. */
function leaveRoom(lines: EdgeLine[], { of }: Labels, size: number): boolean {
  const ink = lines.reduce((sum, { points, width }) => sum + lengthOf(points) * size * width, 0)
  return ink <= most.ink * of.length * size ** 2
}

const outlinesOf = (mask: Labels) =>
  bordersOf(mask)
    .map((border) => pathOf(simplified(smoothed(border, 1).points, 0.3), true))
    .join('')
