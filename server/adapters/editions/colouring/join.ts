import type { Labels } from '../../../../print/tracing/regions.ts'
import { distance, type Pixels } from './segment.ts'

/** Along a border: the differences across it, and of how many places they are the sum. */
type Border = { sum: number; length: number }

/** How far from a border the colours on both sides of it are compared, in pixels: a painted edge is soft. */
const reach = 3

/**
 * Joins the patches whose border is fainter than `least`, the faintest first. A patch of fewer than `small` pixels needs a sharper border, so that grain and specks
 * go, and eyes stay.
 */
export function joinFaint(picture: Pixels, labels: Labels, { least, small }: { least: number; small: number }): Labels {
  const { areas, borders } = measure(picture, labels)
  const into = new Map<number, number>()
  const rootOf = (label: number): number => {
    let at = label
    for (let next = into.get(at); next !== undefined; next = into.get(at)) at = next
    return at
  }
  const faintness = (one: number, other: number, { sum, length }: Border) => {
    const area = Math.min(areas.get(one) ?? 0, areas.get(other) ?? 0)
    return (sum / length) * Math.min(1, Math.sqrt(area / small))
  }
  for (let most = least / 12; most <= least; most += least / 12)
    for (let isChanged = true; isChanged; ) {
      isChanged = false
      for (const [label, next] of borders) {
        if (into.has(label)) continue
        for (const [other, border] of next) {
          if (faintness(label, other, border) >= most) continue
          join(label, other)
          isChanged = true
          break
        }
      }
    }

  function join(one: number, other: number) {
    const [kept, gone] = (areas.get(one) ?? 0) >= (areas.get(other) ?? 0) ? [one, other] : [other, one]
    into.set(gone, kept)
    areas.set(kept, (areas.get(kept) ?? 0) + (areas.get(gone) ?? 0))
    const own = borders.get(kept)
    for (const [next, border] of borders.get(gone) ?? []) {
      borders.get(next)?.delete(gone)
      if (next === kept || !own) continue
      const known = own.get(next)
      const both = known ? { sum: known.sum + border.sum, length: known.length + border.length } : border
      own.set(next, both)
      borders.get(next)?.set(kept, both)
    }
    borders.delete(gone)
    own?.delete(gone)
  }
  return { ...labels, of: labels.of.map(rootOf) }
}

function measure({ width, height, rgb }: Pixels, { of }: Labels) {
  const areas = new Map<number, number>()
  const borders = new Map<number, Map<number, Border>>()
  const meet = (one: number, other: number, across: number) => {
    for (const [own, next] of [
      [one, other],
      [other, one],
    ] as const) {
      const of = borders.get(own) ?? new Map<number, Border>()
      borders.set(own, of)
      const { sum, length } = of.get(next) ?? { sum: 0, length: 0 }
      of.set(next, { sum: sum + across, length: length + 1 })
    }
  }
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const own = of[at] ?? 0
      areas.set(own, (areas.get(own) ?? 0) + 1)
      const right = of[at + 1] ?? own
      const below = of[at + width] ?? own
      if (x + 1 < width && right !== own)
        meet(own, right, distance(rgb, y * width + within(x - reach + 1, width), y * width + within(x + reach, width)))
      if (below !== own)
        meet(
          own,
          below,
          distance(rgb, within(y - reach + 1, height) * width + x, within(y + reach, height) * width + x),
        )
    }
  return { areas, borders }
}
