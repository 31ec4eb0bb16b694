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
  fill(rect(384, 618, 26, 14, 4), colours.iron),
  fill(blob('362,556 392,570 410,596 412,618 408,638 390,660 362,672', 0.12), colours.tinDark),
  stroke(curve('372,568 392,582 400,604'), colours.white, 4, 0.5),
  fill(ellipse(358, 614, 30, 60), colours.tin),
  fill(ellipse(355, 614, 23, 50), colours.candle),
  fill(ellipse(352, 618, 11, 26), colours.white),
]

/** His blue duster, over the rim of the lamp under his hand: two corners of it hang down. */
const duster: SceneNode[] = [
  fill(blob('-34,2 -20,-14 4,-18 28,-10 42,10 46,40 34,32 20,46 8,22 -12,16 -30,34 -40,52 -46,26', 0.08), '#8fc6e6'),
  stroke(curve('-44,42 -30,24 -12,8 10,14 22,34') + curve('24,0 32,14 34,26') + curve('-24,-4 -32,10'), '#4d86b8', 2.2),
]

export const drawing: Drawing = {
  scene: [
    ...sky(dusk, 440, 1),
    ...town(dusk, 446, 4, true, false),
    ...ground(dusk, 438, 5),
    place(shed(dusk, false, true), { x: 84, y: 520, scale: 0.9 }),
    place(stovePipe(colours.cream), { x: 846, y: 262, scale: 1.15 }),
    place(bus({ up: 'lit', down: 'lit' }), { x: 742, y: 704, scale: 1.2 }),
    glow(350, 612, 210, '#ffe9a8', 0.55),
    ...headlamp,
    shadow(262, 712, 190),
    place(
      profile(mrGill, {
        lean: 22,
        nod: 0.4,
        hands: [
          [98, -46],
          [84, -2],
        ],
        grasp: ['rest', 'rest'],
        handSize: 1.3,
        holding: [[], [place(duster, { x: 8, y: 10, scale: 0.86 })]],
        feet: [
          [-30, 116],
          [22, 116],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
      }),
      { x: 242, y: 542, scale: 1.45 },
    ),
    stroke(
      line([316, 616], [296, 618]) + line([320, 646], [303, 658]) + line([332, 674], [320, 690]),
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
