import { line } from '../../../kit/geometry.ts'
import { undergrowth } from '../../../kit/materials.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, shadow, shed, sky, sprouts, town } from '../places/allotment.ts'
import { bus, stovePipe } from '../places/bus.ts'
import { dusk } from '../places/light.ts'
import { duskLight } from '../places/lighting.ts'
import { fork } from '../props/garden.ts'
import { robin } from '../props/robin.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(dusk, 440, 1),
    ...town(dusk, 434, 4, true),
    ...ground(dusk, 426, 5),
    place(shed(dusk, false, true), { x: 96, y: 500, scale: 0.8 }),
    place(shed(dusk, false), { x: 214, y: 476, scale: 0.55 }),
    place(stovePipe(colours.cream), { x: 780, y: 286 }),
    place(bus({ up: 'lit', down: 'lit' }), { x: 652, y: 652, scale: 1 }),
    shadow(322, 656, 90),
    place(
      profile(mrGill, {
        lean: 6,
        hands: [
          [34, -52],
          [74, -66],
        ],
        feet: [
          [-22, 116],
          [20, 116],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
        holding: [[], [fill('M-14 -16Q10 -22 20 -8Q18 14 -2 18Q-18 10 -14 -16Z', colours.custardPale)]],
      }),
      { x: 322, y: 576, scale: 0.68 },
    ),
    stroke(
      line([384, 520], [394, 510]) + line([390, 534], [404, 532]) + line([376, 512], [379, 499]),
      colours.custardPale,
      3,
      0.9,
    ),
    place(row(cabbage(dusk, 0.5), 6, 74), { x: 34, y: 708 }),
    place(row(sprouts(dusk, 0.5), 6, 62), { x: 600, y: 722, scale: 0.8 }),
    place(fork(), { x: 540, y: 712, scale: 0.9 }),
    place(robin(), { x: 540, y: 576, scale: 0.9 }),
    ...undergrowth({ x: -90, y: 756, w: 330, h: 190 }, ['#332e57', '#201c3e'], 4),
  ],
  lighting: { ...duskLight, from: [900, 520], strength: 0.9 },
  text: { x: 52, y: 30, w: 560, h: 240, ink: colours.white, ground: '#4b4685' },
}
