import { blob, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import { type Hour, paving } from './street.ts'

const rubble = { wall: '#b9a184', dark: '#94795c', pale: '#cdb999' }

/** The same wall in the rain at dusk. */
const dusk = { wall: '#7d7685', dark: '#5f5970', pale: '#8f8997' }

const stones = (seed: number, colour: string) =>
  stroke(
    Array.from({ length: 17 }, (_, row) => {
      const y = row * 27
      return (
        line([0, y], [960, y + (row % 3) - 1]) +
        Array.from({ length: 13 }, (_, i) => {
          const x = i * 78 + ((row * 37 + seed) % 78)
          return line([x, y], [x + 2, y + 27])
        }).join('')
      )
    }).join(''),
    colour,
    1.8,
    0.34,
  )

const window = (isLit: boolean): SceneNode[] => [
  fill(rect(-34, -104, 68, 108, 2), colours.stonePale, 0.75),
  part({ is: 'light' }, [fill(rect(-27, -98, 54, 96), isLit ? colours.glassLit : colours.glass)]),
  stroke(line([-27, -50], [27, -50]) + line([0, -98], [0, -2]), colours.cream, 4),
  fill(rect(-40, -2, 80, 9, 2), colours.stonePale),
]

/** A metal bin with a lid, 84 high, its foot at the origin. */
export const bin = (isOpen = false): SceneNode[] => [
  fill(poly('-36,-74 36,-74 30,0 -30,0'), colours.tin),
  fill(poly('8,-74 36,-74 30,0 6,0'), colours.tinDark, 0.5),
  stroke([-20, -6, 10, 24].map((x) => line([x, -70], [x * 0.86, -4])).join(''), colours.tinDark, 2.6, 0.6),
  ...(isOpen
    ? [fill(ellipse(0, -74, 36, 8), '#3a3a48')]
    : [fill(rect(-41, -84, 82, 12, 5), colours.tinDark), fill(rect(-9, -92, 18, 9, 4), colours.tinDark)]),
]

/** The back door and its step, 150 wide, the step's foot at the origin; it can be sat on at `stepTop`. */
export const backDoor: SceneNode[] = [
  fill(rect(-64, -262, 128, 226, 3), colours.stonePale, 0.8),
  fill(rect(-52, -250, 104, 214), colours.bottleDark),
  fill(rect(-44, -240, 88, 62, 3), colours.glass, 0.8),
  fill(rect(-42, -164, 84, 112, 3), colours.bottle),
  fill(ellipse(36, -120, 5), colours.gold),
  fill(rect(-96, -38, 192, 38, 3), '#a99d90'),
  fill(rect(-96, -38, 192, 9, 3), '#c9beb0'),
]

/** The yard behind the tenement: its rough wall with two windows and a drainpipe; the paving begins at y = 430. */
export const yard = (hour: Hour, seed: number, { isDusk = false, lit = -1 } = {}): SceneNode[] => {
  const { wall, dark, pale } = isDusk ? dusk : rubble
  return [
    fill(rect(0, 0, 960, 440), wall),
    clipTo(rect(0, 0, 960, 436), [
      stones(seed, dark),
      dabs({ x: 0, y: 0, w: 940, h: 430 }, pale, 90, seed, { length: 34, width: 8, opacity: 0.25 }),
      specks({ x: 0, y: 0, w: 960, h: 430 }, dark, 160, seed + 1, 2.6, 0.25),
    ]),
    ...[330, 560, 800].flatMap((x, index) => [
      ...(index === lit ? [glow(x, 120, 150, '#ffd98a', 0.5)] : []),
      place(window(index === lit), { x, y: 176 }),
    ]),
    fill(rect(676, 0, 15, 440), colours.slateDark),
    fill([70, 210, 350].map((y) => rect(672, y, 23, 9, 2)).join(''), colours.slate),
    ...paving(430, seed + 9, hour.lit > 0),
  ]
}

/** The low wall in the middle of the yard, 900 wide and 84 high, its foot at y = 0: things stand on it, people behind it. */
export const lowWall = (isDusk = false): SceneNode[] => {
  const { wall, dark, pale } = isDusk ? dusk : rubble
  return [
    fill(rect(-450, -76, 900, 78, 4), dark),
    stroke(
      [-50, -24].map((y) => line([-450, y], [450, y])).join('') +
        Array.from({ length: 13 }, (_, i) => line([-420 + i * 68, -76], [-420 + i * 68, -50])).join('') +
        Array.from({ length: 13 }, (_, i) => line([-386 + i * 68, -50], [-386 + i * 68, -24])).join(''),
      wall,
      2.4,
      0.8,
    ),
    fill(rect(-462, -92, 924, 20, 5), pale),
    fill(rect(-462, -78, 924, 6, 3), dark, 0.5),
  ]
}

/** What hangs on a line, its pegs at y = 0. */
const hung = {
  shirt: (colour: string) => [
    fill(blob('-16,0 16,0 44,18 36,42 20,32 22,96 -22,98 -20,32 -38,40 -44,16', 0.1), colour),
    stroke(line([0, 4], [1, 92]) + line([-12, 50], [-15, 88]), colours.ink, 2, 0.18),
  ],
  sheet: (colour: string) => [
    fill(blob('-74,0 0,5 74,0 78,96 40,108 2,98 -38,110 -78,98', 0.12), colour),
    stroke(line([-40, 8], [-46, 98]) + line([6, 10], [2, 92]) + line([46, 8], [52, 94]), colours.ink, 2.4, 0.16),
  ],
  trousers: (colour: string) => [
    fill(poly('-20,0 20,0 28,100 6,102 0,34 -8,102 -30,98'), colour),
    fill(rect(-20, 0, 40, 8), colours.ink, 0.2),
  ],
  sock: (colour: string) => [fill(blob('-8,0 8,0 9,30 2,44 -22,46 -24,34 -8,28', 0.12), colour)],
}
export type Hung = [what: keyof typeof hung, colour: string, at: number]

/** A washing line across the yard, from one side of the picture to the other, and what hangs on it, blown by `wind` degrees. */
export function washing(from: number, to: number, things: Hung[], { sag = 34, scale = 1, wind = 0 } = {}): SceneNode[] {
  const heightAt = (x: number) => {
    const share = (x + 60) / 1080
    return from + (to - from) * share + sag * 4 * share * (1 - share)
  }
  const rope = Array.from({ length: 12 }, (_, i): SceneNode => {
    const [x, next] = [-60 + i * 90, 30 + i * 90]
    return stroke(line([x, heightAt(x)], [next, heightAt(next)]), colours.slateDark, 3)
  })
  return [
    ...things.map(([what, colour, x], index) =>
      place(hung[what](colour), { x, y: heightAt(x), scale, rotate: wind * (0.7 + (index % 3) * 0.3) }),
    ),
    ...rope,
    ...things.flatMap(([what, , x]) =>
      (what === 'sheet' ? [-66, 66] : what === 'sock' ? [0] : [-14, 14]).map((dx) =>
        fill(rect(x + dx * scale - 3, heightAt(x + dx * scale) - 7, 6, 17, 2), colours.wood),
      ),
    ),
  ]
}
