import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs, rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { down, faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { fireside } from '../places/lighting.ts'
import { armchair } from '../places/top.ts'
import { cakeBox, custardSlice } from '../props/goods.ts'

const plate = [
  fill(ellipse(0, 4, 50, 11), colours.white),
  fill(ellipse(0, 2, 36, 7), '#dcd6cf'),
  ...custardSlice('puddle'),
]
const spoon = [fill(rect(-2.5, -40, 5, 40, 2), colours.slatePale), fill(ellipse(0, -44, 8, 11), colours.slatePale)]

const paperWall = '#e6c9a4'

/** The open front door with the rain outside it: hills, and the top of the street. */
const doorway: SceneNode[] = [
  ...paper(rect(58, 64, 300, 434, 4), colours.cream, 4),
  fill(rect(76, 82, 264, 416), '#93a3b3'),
  clipTo(rect(76, 82, 264, 416), [
    fill('M60 360Q150 300 220 330T360 310V510H60Z', '#a9b9b4'),
    fill('M60 430Q160 380 360 424V510H60Z', '#8ba48c'),
    fill(rect(60, 470, 300, 40), '#9a8d80'),
    rain({ x: 70, y: 60, w: 280, h: 430 }, 90, 41, '#f4f8f8', 0.7),
  ]),
  fill('M340 82L408 60V522L340 498Z', colours.red),
  fill('M352 150L396 140V262L352 262ZM352 300L396 304V470L352 452Z', colours.redDark, 0.6),
  fill(ellipse(394, 288, 6), colours.amber),
]

/** A small coal fire, and what stands over it. */
const hearth: SceneNode[] = [
  ...paper(rect(800, 262, 180, 240, 4), '#8a5a48', 5),
  ...paper(rect(780, 244, 220, 24, 4), colours.woodDark, 4),
  fill(rect(834, 330, 140, 172, 10), '#3a2a30'),
  glow(900, 450, 150, '#ffb057', 0.8),
  fill(
    'M850 502Q846 450 876 430Q874 458 890 462Q896 420 926 402Q920 446 942 462Q956 450 958 432Q976 470 966 502Z',
    '#f08a3c',
  ),
  fill('M872 502Q872 474 890 468Q906 474 910 452Q930 476 930 502Z', '#ffd866'),
  fill(ellipse(826, 232, 12) + rect(820, 232, 12, 12), colours.amber),
  stroke(curve('870,244 876,214 896,206') + curve('876,244 884,222 880,204'), colours.leekDark, 4),
  fill(ellipse(898, 204, 9) + ellipse(880, 200, 9) + ellipse(868, 212, 8), colours.raspberry),
]

const room: SceneNode[] = [
  fill(rect(0, 0, 960, 500), paperWall),
  fill(
    Array.from({ length: 60 }, (_, i) =>
      ellipse(430 + (i % 10) * 56 + (Math.floor(i / 10) % 2) * 28, 40 + Math.floor(i / 10) * 72, 5, 8),
    ).join(''),
    '#d7b289',
    0.8,
  ),
  glow(900, 420, 420, '#ffc978', 0.5),
  fill(rect(0, 478, 960, 24), colours.woodDark),
  fill(rect(0, 500, 960, 220), '#7d5340'),
  stroke(line([0, 512], [960, 512]), '#5f3d30', 3),
  dabs({ x: -20, y: 506, w: 1000, h: 210 }, '#8a5f4a', 40, 43, { length: 90, width: 4, opacity: 0.35 }),
]

const drips = (x: number, y: number): SceneNode =>
  fill(
    [-40, -14, 18, 44].map((dx, i) => `M${x + dx} ${y - 60 + i * 9}q-5 9 0 13q5 -4 0 -13Z`).join(''),
    colours.waterPale,
  )

export const drawing: Drawing = {
  scene: [
    ...room,
    ...doorway,
    ...hearth,
    fill(ellipse(208, 519, 178, 20), '#4c6a58'),
    stroke(ellipse(208, 519, 166, 15), '#6f8f74', 3),
    fill(ellipse(150, 523, 70, 8) + ellipse(280, 525, 76, 9), colours.water, 0.8),
    ...stand(samira, [150, 526], 1.1, {
      ...down(samira),
      turn: 0.5,
      nod: 0.3,
      tilt: 5,
      weight: -1,
      feeling: faces.sorry,
    }),
    ...stand(dewi, [278, 530], 1.16, {
      turn: 0.5,
      weight: 1,
      hands: [
        [-32, -8],
        [58, -50],
      ],
      grasp: ['rest', 'grip'],
      feeling: { ...faces.sorry, mouth: 'wobble' },
      holding: [[], [place(cakeBox(), { x: 24, y: 8, rotate: 22, scale: 0.9 })]],
    }),
    drips(150, 440),
    drips(276, 452),
    place(armchair(), { x: 640, y: 540, scale: 1.42 }),
    place(
      figure(mrBowen, {
        turn: -0.3,
        nod: 0.2,
        tilt: -4,
        hands: [
          [-16, -34],
          [44, -60],
        ],
        grasp: ['cup', 'grip'],
        arms: ['over', 'over'],
        ...sitting(mrBowen.build, -1, 0.58),
        feeling: { eyes: 'happy', brows: 'rest', mouth: 'smile' },
        holding: [[place(plate, { x: 8, y: -8, scale: 0.9 })], [place(spoon, { rotate: -22 })]],
      }),
      { x: 640, y: 414, scale: 1.36 },
    ),
  ],
  lighting: fireside,
  text: { x: 56, y: 544, w: 850, h: 146, ink: colours.cream, ground: '#6f4736', size: 20 },
}
