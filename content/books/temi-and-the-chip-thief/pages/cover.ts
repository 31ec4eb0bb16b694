import { figure } from '../../../kit/figure.ts'
import { poly } from '../../../kit/geometry.ts'
import { flyingGull } from '../../../kit/gull.ts'
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
      figure(temi, {
        turn: 0.45,
        nod: -0.9,
        tilt: -6,
        lean: -4,
        hands: [
          [-14, -12],
          [20, -16],
        ],
        arms: ['front', 'front'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.8, -0.9] },
        holding: [[place(chipBag(), { x: 12, y: -12, scale: 1.25 })], []],
        legless: true,
      }),
      { x: 350, y: 690, scale: 2.1 },
    ),
    chip(46, 24, 560, 470),
    chip(40, 70, 620, 520),
    chip(36, -30, 600, 410),
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
