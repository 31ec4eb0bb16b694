import { blob, curve, ellipse, line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Light } from './light.ts'

/** The sky over a page, or `width` points of two. */
export function sky(light: Light, horizon: number, seed: number, width = 960): SceneNode[] {
  const area = { x: 0, y: 0, w: width, h: horizon }
  const pages = width / 960
  return [
    fill(rect(0, 0, width, horizon + 2), {
      from: [0, 0],
      to: [0, horizon],
      stops: [
        [0, light.skyTop],
        [1, light.skyLow],
      ],
    }),
    dabs({ x: -60, y: 0, w: width + 60, h: horizon }, light.cloud, 70 * pages, seed, {
      length: 110,
      width: 7,
      opacity: 0.1,
    }),
    specks(area, '#ffffff', 160 * pages, seed + 1, 1.2, 0.22),
  ]
}

/** The sea across a page, or `width` points of two. */
export function sea(light: Light, top: number, bottom: number, seed: number, width = 960): SceneNode[] {
  const area = { x: -40, y: top + 4, w: width + 80, h: bottom - top }
  const shape = rect(0, top, width, bottom - top)
  const dabCount = ((bottom - top) * width) / 960
  const wave = (y: number): Point[] =>
    Array.from({ length: (width + 120) / 60 }, (_, i) => [i * 60 - 30, y + (i % 2 === 0 ? -4 : 4)])
  return [
    fill(shape, {
      from: [0, top],
      to: [0, bottom],
      stops: [
        [0, light.sea],
        [1, light.seaNear],
      ],
    }),
    clipTo(shape, [
      dabs(area, light.seaMark, Math.round(dabCount * 0.7), seed, { length: 46, width: 2.6, opacity: 0.5 }),
      dabs(area, light.seaNear, Math.round(dabCount * 0.5), seed + 1, { length: 60, width: 4, opacity: 0.4 }),
      ...[0.3, 0.62, 0.88].map((t) => stroke(curve(wave(top + (bottom - top) * t)), light.seaMark, 2.4, 0.55)),
    ]),
  ]
}

/** The headland with its lighthouse, coming in from the right (flip to bring it from the left); origin on the horizon at the page's edge. */
export function headland(light: Light, lamp = false): SceneNode[] {
  const tower = poly('-142,-50 -118,-50 -122,-150 -138,-150')
  return [
    ...(lamp ? [glow(-130, -162, 120, '#ffe9a6', 0.9)] : []),
    fill(blob('-330,6 -250,-16 -190,-46 -110,-58 -40,-92 10,-100 10,8 -160,8', 0.12), light.land),
    fill(tower, colours.white),
    clipTo(tower, [
      fill(rect(-150, -130, 40, 18), colours.tomato),
      fill(rect(-150, -92, 40, 18), colours.tomato),
      fill(rect(-126, -160, 20, 120), '#1d2440', 0.14),
    ]),
    fill(rect(-138, -168, 16, 18), lamp ? '#ffe9a6' : '#dfeee6'),
    fill(poly('-142,-168 -130,-182 -118,-168'), colours.tomato),
    fill(rect(-143, -152, 26, 5), colours.navyDark),
    fill(blob('-250,10 -180,-14 -90,-26 10,-48 10,12 -100,12', 0.12), light.landNear),
  ]
}

/** A row of beach huts standing on the ground line at y = 0, each 46 wide. */
export function beachHuts(count: number, seed: number): SceneNode[] {
  const paints = [colours.tomato, colours.mustard, colours.seaDeep, colours.plum, colours.coral, colours.green]
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, i) => {
    const paint = paints[(i * 5 + seed) % paints.length] ?? colours.coral
    const h = 46 + random() * 6
    return place(
      [
        ...paper(
          poly([
            [0, 0],
            [0, -h],
            [20, -h - 20],
            [40, -h],
            [40, 0],
          ]),
          paint,
          2,
        ),
        ...(i % 2 === 0 ? [7, 15, 23, 31].map((x) => fill(rect(x, -h + 2, 3, h - 2), colours.cream, 0.8)) : []),
        fill(rect(12, -30, 16, 30), colours.cream),
        fill(
          poly([
            [-4, -h + 2],
            [20, -h - 24],
            [44, -h + 2],
            [40, -h + 5],
            [20, -h - 16],
            [0, -h + 5],
          ]),
          colours.cream,
        ),
      ],
      { x: i * 47, y: 0 },
    )
  })
}

/** A small sailing boat or fishing coble; origin on its waterline. */
export function boat(sail: string, hull: string): SceneNode[] {
  return [
    fill(poly('-4,-8 -4,-64 -40,-12'), sail),
    fill(poly('2,-8 2,-70 34,-14'), colours.white),
    stroke(line([-1, -74], [-1, -4]), colours.woodDark, 3),
    fill(blob('-44,-8 44,-10 30,8 -28,8', 0.08), hull),
    stroke(curve('-52,9 -20,6 10,10 50,6'), colours.white, 2.4, 0.7),
  ]
}

/** The sea wall, its top at `top`: a row of rough stones under a coping. */
export function seaWall(light: Light, top: number, height: number, seed: number): SceneNode[] {
  const random = randomFrom(seed)
  const stones: SceneNode[] = []
  for (let row = 0; row * 30 < height - 16; row++) {
    let x = -30 - random() * 40
    while (x < 980) {
      const w = 44 + random() * 46
      stones.push(
        fill(
          rect(x + 2, top + 20 + row * 30, w - 4, 26, 7),
          random() > 0.5 ? light.wallMark : '#fff3dc',
          random() * 0.25 + 0.08,
        ),
      )
      x += w
    }
  }
  return [
    seatAt([0, top + 2], [960, top + 2]),
    fill(rect(0, top, 960, height), light.wall),
    clipTo(rect(0, top, 960, height), stones),
    ...paper(rect(-4, top - 4, 968, 20, 3), light.wall, 4),
    fill(rect(0, top - 4, 960, 6), '#fff6e0', 0.35),
    stroke([90, 250, 395, 560, 700, 860].map((x) => line([x, top], [x + 1, top + 14])).join(''), light.wallMark, 2),
  ]
}

/** The promenade's paving, from `top` down. */
export function promenade(light: Light, top: number, seed: number): SceneNode[] {
  const area = { x: -40, y: top, w: 1040, h: 720 - top }
  const joints = [0.16, 0.4, 0.72].map((t) => line([0, top + (720 - top) * t], [960, top + (720 - top) * t])).join('')
  const rays = [-300, -60, 140, 330, 480, 630, 820, 1020, 1260]
    .map((x) => line([480 + (x - 480) * 0.62, top], [x, 720]))
    .join('')
  return [
    fill(rect(0, top, 960, 720 - top), light.ground),
    clipTo(rect(0, top, 960, 720 - top), [
      stroke(joints + rays, light.groundMark, 2, 0.55),
      dabs(area, light.groundMark, 60, seed, { length: 40, width: 4, opacity: 0.22 }),
      specks(area, light.groundMark, 220, seed + 3, 1.8, 0.5),
      fill(rect(0, top, 960, 14), '#1d2440', 0.12),
    ]),
  ]
}

/** The shadow that somebody standing at the origin throws along the ground. */
export function groundShadow(x: number, y: number, w: number, opacity = 0.2): SceneNode {
  return fill(ellipse(x + w * 0.14, y, w * 0.6, w * 0.12), '#1d2440', opacity)
}
