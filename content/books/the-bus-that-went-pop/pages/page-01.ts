import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, shadow, shed, sky, sprouts, town } from '../places/allotment.ts'
import { bus, stovePipe } from '../places/bus.ts'
import { dusk } from '../places/light.ts'
import { duskLight } from '../places/lighting.ts'
import { fork } from '../props/garden.ts'
import { tuft } from '../props/grass.ts'
import { robin } from '../props/robin.ts'

const frosted: [string, string] = ['#6d7f86', '#8fa79a']

/** One big headlamp at the front of the bus, seen from the side: its glass looks to the left and shines. */
const headlamp: SceneNode[] = [
  fill(rect(388, 540, 34, 84, 12), colours.tinDark),
  fill(ellipse(390, 582, 23, 48), colours.tin),
  fill(ellipse(384, 582, 19, 41), colours.candle),
  fill(ellipse(380, 592, 8, 18), colours.white),
]

/** His yellow duster, which hangs down from under his hand. */
const duster: SceneNode[] = [
  fill(blob('-24,-12 8,-20 26,-6 27,18 20,46 4,38 -6,48 -22,36 -28,12'), '#f0b93c'),
  stroke(
    curve('-22,30 -7,42 4,32 18,40') + curve('-10,4 -12,20 -8,34') + curve('10,0 14,18 10,32'),
    colours.rhubarb,
    1.6,
  ),
]

export const drawing: Drawing = {
  scene: [
    ...sky(dusk, 440, 1),
    ...town(dusk, 446, 4, true, false),
    ...ground(dusk, 438, 5),
    place(shed(dusk, false, true), { x: 84, y: 520, scale: 0.9 }),
    place(stovePipe(colours.cream), { x: 846, y: 262, scale: 1.15 }),
    place(bus({ up: 'lit', down: 'lit' }), { x: 742, y: 704, scale: 1.2 }),
    glow(372, 566, 210, '#ffe9a8', 0.5),
    ...headlamp,
    shadow(262, 712, 190),
    place(
      profile(mrGill, {
        lean: 22,
        nod: 0.4,
        hands: [
          [98, -46],
          [82, -10],
        ],
        grasp: ['rest', 'rest'],
        handSize: 1.3,
        holding: [[], [place(duster, { x: 6, y: 2, scale: 0.86 })]],
        feet: [
          [-30, 116],
          [22, 116],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
      }),
      { x: 242, y: 542, scale: 1.45 },
    ),
    stroke(
      line([336, 596], [320, 602]) + line([338, 620], [324, 632]) + line([340, 574], [324, 570]),
      colours.custardPale,
      4,
      0.95,
    ),
    place(row(cabbage(dusk, 0.5), 3, 84), { x: 10, y: 708, scale: 1.2 }),
    place(row(sprouts(dusk, 0.5), 4, 84), { x: 660, y: 726, scale: 1 }),
    place(fork(), { x: 536, y: 720, scale: 1.15 }),
    place(robin(), { x: 536, y: 545, scale: 1.2 }),
    place(tuft(frosted, 3), { x: 600, y: 722, scale: 1 }),
    place(tuft(frosted, 5), { x: 452, y: 724, scale: 0.8 }),
  ],
  lighting: { ...duskLight, from: [900, 520], strength: 0.9 },
  text: { x: 52, y: 34, w: 540, h: 214, ink: colours.white, ground: '#4b4685', size: 20.5 },
}
