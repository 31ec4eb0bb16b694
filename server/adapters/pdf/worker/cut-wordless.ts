import sharp from 'sharp'
import type { PageText } from '#contract/resources.ts'
import type { Wordless } from '../answers.ts'
import { webp } from './draw-pictures.ts'
import { pixelsOf, type Size } from './render-page.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Drawings extends Size {
  data: Uint8Array
  wordless: Uint8Array
  /** What the words stand on is gone too, as the page itself says. */
  isGroundless: boolean
}

/** How far letters reach beyond the box of their line, as a share of its height. */
const beyondLine = 0.5

/** Pixels round the words on which compressing has left traces of them. */
const traces = 16

/** Share of one colour from which a page without its words is empty paper, whatever rule, number or crest is left on it. */
const emptyPaper = 0.95

/** Every how many pixels are counted. */
const step = 7

/**
 * The part of a page's picture that changes without its words, and where it belongs in the picture of `full` size. All or nothing: null
 * unless every line of `text` is gone, as one on a scan is not, and nothing else is but what they stand on; and of a page that is only text.
 */
export async function cutWordless(
  { data, wordless, isGroundless, width, height }: Drawings,
  text: PageText[][],
  full: Size,
): Promise<Wordless | null> {
  if (isEmpty(wordless)) return null
  const margin = { x: (full.width - width) / 2, y: (full.height - height) / 2 }
  const changed = compare(data, wordless)
  const words: Box = { left: width, top: height, right: 0, bottom: 0 }
  const boxes = text.flat().map((line) => boxOn({ width, height }, line, { full, margin }))
  // Each is looked at before any is cleared, because they overlap.
  for (const box of boxes) if (!findChanges(changed, width, box, words)) return null
  if (isGroundless) findChanges(changed, width, { left: 0, top: 0, right: width, bottom: height }, words)
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y += 1) changed.fill(0, y * width + left, y * width + right)
  if (boxes.length === 0 || (!isGroundless && changed.includes(1))) return null
  const left = Math.max(0, words.left - traces)
  const top = Math.max(0, words.top - traces)
  const size = {
    width: Math.min(width, words.right + traces) - left,
    height: Math.min(height, words.bottom + traces) - top,
  }
  const picture = await sharp(wordless, { raw: { width, height, channels: 4 } })
    .extract({ left, top, ...size })
    .removeAlpha()
    .webp(webp)
    .toBuffer()
  return {
    picture,
    x: share(left + margin.x, full.width),
    y: share(top + margin.y, full.height),
    width: share(size.width, full.width),
    height: share(size.height, full.height),
  }
}

const share = (pixels: number, of: number) => Math.round((pixels / of) * 1e5) / 1e5

function isEmpty(drawn: Uint8Array): boolean {
  const pixels = pixelsOf(drawn)
  const counts = new Map<number, number>()
  let most = 0
  for (let index = 0; index < pixels.length; index += step) {
    const count = (counts.get(pixels[index] ?? 0) ?? 0) + 1
    counts.set(pixels[index] ?? 0, count)
    if (count > most) most = count
  }
  return most > (emptyPaper * pixels.length) / step
}

/** 1 for each pixel that differs. */
function compare(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [before, after] = [pixelsOf(one), pixelsOf(other)]
  const changed = new Uint8Array(before.length)
  for (let index = 0; index < changed.length; index += 1) if (before[index] !== after[index]) changed[index] = 1
  return changed
}

/** Where a line can have ink, in pixels of the drawing. */
function boxOn(
  { width, height }: Size,
  line: PageText,
  { full, margin }: { full: Size; margin: { x: number; y: number } },
): Box {
  const beyond = line.height * full.height * beyondLine
  const at = (share: number, of: number, before: number) => share * of - before
  return {
    left: Math.max(0, Math.floor(at(line.x, full.width, margin.x) - beyond)),
    top: Math.max(0, Math.floor(at(line.y, full.height, margin.y) - beyond)),
    right: Math.min(width, Math.ceil(at(line.x + line.width, full.width, margin.x) + beyond)),
    bottom: Math.min(height, Math.ceil(at(line.y + line.height, full.height, margin.y) + beyond)),
  }
}

/** Widens `words` by the changes in a box; false if there are none. */
function findChanges(changed: Uint8Array, width: number, { left, top, right, bottom }: Box, words: Box): boolean {
  let isChanged = false
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      if (changed[y * width + x] === 0) continue
      isChanged = true
      if (x < words.left) words.left = x
      if (x >= words.right) words.right = x + 1
      if (y < words.top) words.top = y
      if (y >= words.bottom) words.bottom = y + 1
    }
  return isChanged
}
