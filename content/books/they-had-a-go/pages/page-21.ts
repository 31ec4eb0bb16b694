import { line, poly, rect } from '../../../kit/geometry.ts'
import { bricks } from '../../../kit/materials.ts'
import { fill, glow, part, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { packer, pryce } from '../cast/newtown.ts'
import { faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { blownPillow, rug, tower } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 370 }

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 600), '#a97a63'),
    ...bricks({ x: 0, y: 0, w: 960, h: 600 }, 16, 21),
    part({ is: 'light' }, [
      fill(rect(560, 40, 90, 130, 3) + rect(700, 40, 90, 130, 3) + rect(840, 40, 90, 130, 3), '#dfe6dc'),
    ]),
    stroke(
      [605, 745, 885].map((x) => line([x, 40], [x, 170]) + line([x - 45, 105], [x + 45, 105])).join(''),
      colours.slateDark,
      6,
    ),
    glow(745, 100, 200, '#fff6dc', 0.4),
    fill(rect(0, 560, 960, 180), '#9b7a58'),
    stroke([590, 640, 700].map((y) => line([0, y], [960, y])).join(''), colours.woodDark, 2.4, 0.5),
    place(tower(17, 3), { x: 520, y: 590, scale: 0.9 }),
    place(tower(19, 4), { x: 628, y: 584, scale: 0.86 }),
    place(tower(14, 5), { x: 850, y: 590, scale: 0.9 }),
    place(tower(18, 6), { x: 930, y: 596, scale: 0.9 }),
    fill(poly('724,-10 800,-10 790,210 740,210'), colours.wood),
    fill(poly('734,-10 790,-10 782,204 748,204'), colours.woodPale),
    place(rug(), { x: 762, y: 60, scale: 0.48, rotate: -6 }),
    place(rug(), { x: 764, y: 150, scale: 0.54, rotate: 8 }),
    place(rug(), { x: 762, y: 252, scale: 0.62, rotate: -14 }),
    place(tower(7, 9), { x: 752, y: 592, scale: 0.84 }),
    place(tower(6, 7), { x: 90, y: 716, scale: 1.3 }),
    place(tower(5, 8), { x: 262, y: 722, scale: 1.36 }),
    ...stand(pryce, [560, 706], 1.12, {
      turn: 0.3,
      nod: -0.4,
      hands: [
        [-44, -36],
        [40, -110],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'over'],
      holding: [
        [
          place(
            [
              fill(rect(-18, -24, 36, 44, 1), colours.linen),
              stroke([-14, -6, 2].map((y) => line([-12, y], [12, y])).join(''), colours.greyDark, 2),
            ],
            { rotate: -8 },
          ),
        ],
        [],
      ],
      feeling: { ...faces.sorry, eyes: 'wide', gaze: [0.5, -0.9] },
    }),
    ...stand(packer, [740, 712], 1.14, {
      turn: -0.2,
      hands: [
        [-40, -36],
        [40, -36],
      ],
      grasp: ['cup', 'cup'],
      arms: ['over', 'over'],
      load: [place(blownPillow, { x: 0, y: -42, scale: 0.94 })],
      feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.5, -0.7] },
    }),
    card(words, colours.red),
  ],
  lighting: windowLight,
  text: onCard(words),
}
