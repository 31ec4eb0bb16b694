import { digit, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs, rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { near } from '../cast/near.ts'
import { faces } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { fireside } from '../places/lighting.ts'
import { armchair } from '../places/top.ts'
import { custardSlice, openCakeBox } from '../props/goods.ts'

const plate = [
  fill(ellipse(0, 4, 50, 11), colours.white),
  fill(ellipse(0, 2, 36, 7), '#dcd6cf'),
  ...custardSlice('puddle'),
]
const spoon = [fill(rect(-2.5, -40, 5, 40, 2), colours.slatePale), fill(ellipse(0, -44, 8, 11), colours.slatePale)]

const paperWall = '#e6c9a4'

/** The open front door with the rain outside it: hills, and the top of the street. */
const doorway: SceneNode[] = [
  ...paper(rect(470, 66, 236, 470, 4), colours.cream, 4),
  fill(rect(486, 82, 204, 454), '#93a3b3'),
  clipTo(rect(486, 82, 204, 454), [
    fill('M470 340Q540 280 600 310T710 290V540H470Z', '#a9b9b4'),
    fill('M470 420Q570 370 710 410V540H470Z', '#8ba48c'),
    fill(rect(470, 496, 240, 50), '#9a8d80'),
    rain({ x: 480, y: 60, w: 220, h: 470 }, 90, 41, '#f4f8f8', 0.7),
  ]),
  fill('M690 82L790 46V580L690 536Z', colours.red),
  fill('M706 150L774 132V272L706 276ZM706 320L774 320V520L706 486Z', colours.redDark, 0.6),
  fill(ellipse(770, 296, 7), colours.amber),
]

/** The chimney breast with the words above its shelf, and a coal fire, which lights the room. */
const hearth: SceneNode[] = [
  ...paper(rect(-20, -130, 462, 880), '#efd9b2', 6),
  ...paper(rect(22, 410, 376, 330, 4), '#8a5a48', 5),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    fill(rect(34 + (i % 2) * 300, 430 + Math.floor(i / 2) * 92, 50, 74, 4), '#a8715a', 0.6),
  ),
  glow(210, 640, 300, '#ffb057', 0.7),
  fill(rect(100, 468, 220, 270, 26), '#2c1f28'),
  glow(210, 690, 170, '#ff9d45', 0.8),
  place(
    [
      fill(
        'M850 502Q846 450 876 430Q874 458 890 462Q896 420 926 402Q920 446 942 462Q956 450 958 432Q976 470 966 502Z',
        '#f08a3c',
      ),
      fill('M872 502Q872 474 890 468Q906 474 910 452Q930 476 930 502Z', '#ffd866'),
    ],
    { x: 210 - 908 * 1.7, y: 718 - 502 * 1.7, scale: 1.7 },
  ),
  fill(blob('104,726 120,696 160,704 200,690 250,704 300,694 318,726'), '#3a2a30'),
  ...paper(rect(-10, 388, 452, 26, 4), colours.woodDark, 5),
  ...paper(rect(20, 346, 44, 42, 8), colours.wood, 3),
  fill(ellipse(42, 368, 15), colours.cream),
  stroke(line([42, 368], [42, 358]) + line([42, 368], [49, 372]), colours.ink, 2.6),
  fill(rect(366, 360, 30, 28, 5), colours.teal),
  stroke(curve('376,362 372,346 360,336') + curve('382,362 386,340 398,334'), colours.leekDark, 4),
  fill(ellipse(358, 334, 8) + ellipse(400, 332, 9) + ellipse(384, 342, 8), colours.raspberry),
]

/** Over his chair: the street that he knows by heart, in a frame. */
const picture: SceneNode[] = [
  ...paper(rect(-74, -54, 148, 108, 4), colours.woodDark, 5),
  fill(rect(-62, -42, 124, 84), '#cfe2e6'),
  fill('M-62 42V20L62 -30V42Z', '#8ba48c'),
  ...[-44, -14, 16].map((x) =>
    fill(
      rect(x, 4 - (x + 44) * 0.4, 22, 22),
      [colours.raspberry, colours.amber, colours.lilac][(x + 44) / 30] ?? colours.lilac,
    ),
  ),
  stroke(line([-62, 34], [62, -16]), colours.stoneShade, 6),
]

const room: SceneNode[] = [
  fill(rect(0, 0, 960, 560), paperWall),
  fill(
    Array.from({ length: 60 }, (_, i) =>
      ellipse(450 + (i % 10) * 56 + (Math.floor(i / 10) % 2) * 28, 40 + Math.floor(i / 10) * 72, 5, 8),
    ).join(''),
    '#d7b289',
    0.8,
  ),
  fill(rect(0, 514, 960, 26), colours.woodDark),
  fill(rect(0, 538, 960, 190), '#7d5340'),
  stroke(line([0, 552], [960, 552]) + line([0, 618], [960, 618]), '#5f3d30', 3),
  dabs({ x: -20, y: 546, w: 1000, h: 170 }, '#8a5f4a', 40, 43, { length: 90, width: 4, opacity: 0.35 }),
  ...paper(rect(436, -10, 540, 40, 3), colours.woodDark, 6),
]

const drips = (x: number, y: number): SceneNode =>
  fill(
    [-40, -14, 18, 44].map((dx, i) => `M${x + dx} ${y - 60 + i * 9}q-5 9 0 13q5 -4 0 -13Z`).join(''),
    colours.waterPale,
  )

export const drawing: Drawing = {
  scene: [
    ...room,
    place(picture, { x: 886, y: 136, rotate: 2 }),
    ...doorway,
    fill(ellipse(528, 596, 168, 26), '#4c6a58'),
    stroke(ellipse(528, 596, 154, 20), '#6f8f74', 3),
    fill(ellipse(484, 602, 84, 10) + ellipse(572, 606, 70, 9), colours.water, 0.8),
    fill(ellipse(450, 602, 50, 7), '#232338', 0.2),
    place(
      near(samira, { turn: 0.55, nod: 0.2, tilt: 9, weight: -1, feeling: faces.sorry }, [
        { side: 1, elbow: [40, -26], hand: [6, -38], state: 'grip', thumb: -1 },
        { side: -1, elbow: [-42, -26], hand: [-2, -46], state: 'grip', thumb: -1 },
      ]),
      { x: 446, y: 602 - 89.6 * 1.34, scale: 1.34 },
    ),
    fill(ellipse(558, 626, 56, 7), '#232338', 0.2),
    place(
      [
        ...figure(dewi, {
          turn: 0.55,
          nod: -0.1,
          tilt: -7,
          lean: 3,
          weight: 1,
          ...armsBehind,
          feeling: { ...faces.sorry, mouth: 'wobble' },
        }),
        place(openCakeBox(), { x: 6, y: 8, rotate: 3, scale: 0.86 }),
        // He has it by both ends, his fingers on its front.
        placedArm(dewi, {
          side: -1,
          elbow: [-50, -32],
          hand: [-31, -2],
          state: 'cup',
          thumb: -1,
          lean: -1,
          drawn: restingHand(dewi.complexion),
        }),
        placedArm(dewi, {
          side: 1,
          elbow: [58, -30],
          hand: [42, 2],
          state: 'cup',
          thumb: 1,
          lean: -1,
          drawn: restingHand(dewi.complexion),
        }),
      ],
      { x: 552, y: 494, scale: 1.5 },
    ),
    drips(444, 490),
    drips(556, 520),
    place(hearth, { x: -74, y: 92 }),
    glow(150, 640, 480, '#ffb866', 0.3),
    place(armchair(), { x: 800, y: 800, scale: 2.3 }),
    place(
      [
        // His trousers, not his cardigan, cover his lap.
        ...figure(
          { ...mrBowen, sleeve: mrBowen.trousers },
          {
            turn: -0.5,
            nod: 0.5,
            tilt: -9,
            lean: -6,
            ...armsBehind,
            ...sitting(mrBowen.build, -1, 0.58),
            feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          },
        ),
        // The plate stands on his lap; his hand has it by its rim, the thumb above.
        placedArm(mrBowen, { side: -1, elbow: [-60, -46], hand: [-70, -14], state: 'cup', thumb: 1, lean: -6 }),
        place(plate, { x: -30, y: -18, scale: 1.05 }),
        fill(digit('-79,-17 -72,-24 -62,-21', 4.8, 3.6), mrBowen.complexion.skin),
        placedArm(mrBowen, {
          side: 1,
          elbow: [52, -46],
          hand: [10, -84],
          state: 'grip',
          lean: -6,
          holding: [place(spoon, { x: 2, y: 2, rotate: -40 })],
        }),
      ],
      { x: 806, y: 600, scale: 2 },
    ),
  ],
  lighting: { ...fireside, from: [210, 560] },
  text: { x: 46, y: 34, w: 312, h: 400, ink: colours.ink, ground: '#efd9b2', size: 19.5 },
}
