import { figure } from '../../../kit/figure.ts'
import { poly } from '../../../kit/geometry.ts'
import { flyingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { morningSun } from '../places/lighting.ts'
import { beachHuts, headland, sea, seaWall, sky } from '../places/seafront.ts'
import { chip, chipBag } from '../props/chips.ts'

const light = { ...morning, skyTop: '#7fc9c6', skyLow: '#cdebd9' }

const rays: SceneNode[] = Array.from({ length: 14 }, (_, i) => {
  const a = (i / 14) * Math.PI * 2 + 0.1
  const b = a + 0.2
  return fill(
    poly([
      [700, 190],
      [700 + Math.cos(a) * 1100, 190 + Math.sin(a) * 1100],
      [700 + Math.cos(b) * 1100, 190 + Math.sin(b) * 1100],
    ]),
    '#fffaf0',
    0.16,
  )
})

/** Her chin is up, and shows her neck. */
const necked: Figure = { ...temi, build: { ...temi.build, neck: 8 } }

export const drawing: Drawing = {
  scene: [
    ...sky(light, 470, 3),
    ...rays,
    cloud(40, 400, 210, '#fffaf0', 0.75),
    ...sea(light, 440, 590, 8),
    place(headland(light), { x: 970, y: 444, scale: 0.8 }),
    place(beachHuts(6, 4), { x: -20, y: 590, scale: 1.35 }),
    ...seaWall(light, 586, 140, 12),
    place(
      flyingGull({
        open: 1,
        wings: [
          [-150, -150],
          [40, -245],
        ],
      }),
      { x: 742, y: 290, scale: 1.12, rotate: -30, flip: true },
    ),
    place(
      [
        ...figure(necked, {
          ...armsBehind,
          turn: 0.4,
          nod: -0.8,
          tilt: -5,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.8, -0.9] },
          legless: true,
        }),
        place(chipBag(), { x: 3, y: -6, scale: 1.12, rotate: 5 }),
        placedArm(necked, { side: 1, elbow: [50, -24], hand: [20, 4], state: 'rest', thumb: 1 }),
        placedArm(necked, { side: -1, elbow: [-50, -24], hand: [-17, -2], state: 'rest', thumb: -1 }),
      ],
      { x: 396, y: 668, scale: 2.1 },
    ),
    chip(46, 24, 590, 470),
    chip(40, 70, 640, 524),
    chip(36, -30, 604, 412),
  ],
  lighting: morningSun,
  text: {
    x: 56,
    y: 52,
    w: 500,
    h: 330,
    ink: colours.ink,
    ground: '#8fd0cb',
    title: 'wave',
    loud: [0],
    loudSize: 76,
    size: 22,
  },
}
