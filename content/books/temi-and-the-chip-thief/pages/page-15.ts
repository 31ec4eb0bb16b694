import { figure } from '../../../kit/figure.ts'
import { curve, line, poly, rect } from '../../../kit/geometry.ts'
import { gullFacing, gullFromBehind } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { noonSun } from '../places/lighting.ts'
import { sky } from '../places/seafront.ts'
import { canvases, lookoutHat } from '../props/hat.ts'

const light = { ...noon, skyTop: '#f2b95f', skyLow: '#fbe7bd', cloud: '#fff3d6' }

const skid: SceneNode[] = [
  [-40, 176],
  [0, 190],
  [40, 176],
].map(([x = 0, y = 0]) => stroke(line([x, y], [x * 1.4, y + 44]), colours.white, 7, 0.9))

/** What a fright does round a head. */
const shock: SceneNode[] = [-62, -36, -10, 16, 42].map((degrees) => {
  const [across, up] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)]
  return stroke(line([across * 76, -84 + up * 76], [across * 100, -84 + up * 100]), colours.white, 6, 0.9)
})

const feathers: SceneNode[] = [
  [90, 300, 30],
  [520, 60, -40],
  [500, 330, 80],
  [110, 60, 10],
].map(([x = 0, y = 0, r = 0]) =>
  place([stroke(curve('-16,0 0,-7 18,0'), colours.white, 9), stroke(curve('-20,2 18,0'), colours.gullGrey, 2)], {
    x,
    y,
    rotate: r,
  }),
)

const roofs: SceneNode[] = [
  ...paper(poly('-20,720 -20,610 110,540 240,610 240,720'), colours.tomatoDark, 4),
  ...paper(poly('700,720 700,650 840,580 990,650 990,720'), colours.rust, 4),
  stroke([640, 670, 700].map((y) => line([720, y], [960, y])).join(''), colours.rustDark, 3, 0.6),
  ...paper(rect(842, 570, 56, 80), '#c98a5a', 3),
  fill(rect(834, 562, 72, 14, 2), colours.rustDark),
  fill(rect(848, 542, 16, 22) + rect(876, 542, 16, 22), colours.tomato),
]

/** Her raincoat is wide at the shoulders. */
const broad: Figure = { ...temi, build: { ...temi.build, shoulders: 33, neck: 7 } }

export const drawing: Drawing = {
  scene: [
    ...sky(light, 720, 111),
    cloud(560, 90, 240, light.cloud, 0.8),
    ...roofs,
    place(gullFromBehind(), { x: 870, y: 546, scale: 0.5 }),
    ...feathers,
    place([...shock, ...skid, ...gullFacing({ lift: -70 })], { x: 312, y: 184, scale: 0.9, rotate: 6 }),
    place(
      [
        // She hugs her chips, which we do not see: her elbows stand out.
        placedArm(broad, { side: -1, elbow: [-58, -22], hand: [-16, -24], state: 'rest' }),
        placedArm(broad, { side: 1, elbow: [58, -22], hand: [16, -24], state: 'rest' }),
        ...figure(broad, {
          ...armsBehind,
          back: true,
          feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
          legless: true,
          hat: lookoutHat(canvases.red, true),
        }),
      ],
      { x: 312, y: 824, scale: 2.8 },
    ),
  ],
  lighting: noonSun,
  text: { x: 582, y: 180, w: 346, h: 356, ink: colours.ink, ground: '#f5c87a', size: 22 },
}
