import { restingHand } from '../../../kit/drawn-hands.ts'
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

/** One big headlamp on its bracket over the bumper, at the front of the bus, seen from the side: its glass looks to the left and shines. */
const headlamp: SceneNode[] = [
  fill(rect(340, 650, 100, 22, 8), colours.tin),
  fill(rect(340, 664, 100, 8, 4), colours.tinDark),
  fill(rect(384, 600, 40, 20, 4), colours.iron),
  fill(blob('358,546 392,558 416,588 420,616 414,640 392,664 358,676', 0.12), colours.tinDark),
  stroke(curve('372,560 394,574 406,600'), colours.white, 4, 0.5),
  fill(ellipse(356, 611, 32, 66), colours.tin),
  fill(ellipse(352, 611, 24, 55), colours.candle),
  fill(ellipse(348, 616, 12, 30), colours.white),
]

/** His blue duster, rubbed over the top of the lamp under his hand: two corners of it hang down. */
const duster: SceneNode[] = [
  fill(
    blob(
      '326,560 338,544 362,534 388,542 410,562 424,588 420,606 406,594 396,602 384,574 362,564 344,580 326,604 322,584',
      0.08,
    ),
    '#8fc6e6',
  ),
  stroke(
    curve('328,594 336,572 352,556') + curve('384,572 392,562 390,550') + curve('404,592 404,576 396,560'),
    '#4d86b8',
    2.2,
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
    glow(350, 612, 210, '#ffe9a8', 0.55),
    shadow(262, 712, 190),
    place(
      profile(mrGill, {
        lean: 22,
        nod: 0.4,
        hands: [
          [72, 14],
          [80, -2],
        ],
        elbows: [1, 1],
        grasp: ['cup', 'rest'],
        drawn: [null, restingHand(mrGill.complexion)],
        handSize: 1.3,
        load: [place([...headlamp, ...duster], { x: -242 / 1.45, y: -542 / 1.45, scale: 1 / 1.45 })],
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
