import { figure } from '../../../kit/figure.ts'
import { blob, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, mirrored, paper, place, type SceneNode } from '../../../kit/scene.ts'
import { dabs, rain } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { wet } from '../places/light.ts'
import { wetLight } from '../places/lighting.ts'
import { boat, sea, sky } from '../places/seafront.ts'
import { pencil } from '../props/furniture.ts'

const light = { ...wet, skyTop: '#93a5ad', skyLow: '#ead9b8', sea: '#6b9196' }

// The coat lies round both of them: its back behind, a lapel over each outer shoulder.
const coatBack = blob('-88,-76 -20,-112 44,-98 120,-52 200,-12 226,40 236,260 -128,260 -112,0')
const lapels: SceneNode[] = [
  [
    [-92, -78],
    [-62, -104],
    [-44, -100],
    [-58, -20],
    [-66, 80],
    [-58, 260],
    [-134, 260],
    [-118, 10],
  ] as const,
  [
    [184, -6],
    [204, -14],
    [228, 30],
    [240, 130],
    [244, 260],
    [184, 260],
    [200, 120],
    [196, 50],
  ] as const,
].flatMap((points) => {
  const shape = blob(points)
  return [
    ...paper(shape, colours.navy, 4),
    clipTo(shape, [
      dabs({ x: -200, y: -200, w: 520, h: 460 }, colours.navyDark, 60, 5, {
        length: 40,
        width: 4,
        angle: 80,
        opacity: 0.4,
      }),
    ]),
  ]
})

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(light, 510, 61),
        ...sea(light, 502, 720, 62),
        place(boat('#d9a58a', '#5d4a4a'), { x: 120, y: 540, scale: 0.7 }),
        place(boat('#e3c27e', '#47566e'), { x: 330, y: 560, scale: 0.95 }),
        rain({ x: -20, y: -20, w: 1000, h: 400 }, 50, 65, '#f6f4ea', 0.35),
        place(
          [
            fill(coatBack, colours.navyDark),
            place(
              figure(temi, {
                turn: -0.25,
                nod: 0.25,
                tilt: -6,
                hands: [
                  [-14, -34],
                  [8, -30],
                ],
                grasp: ['grip', 'grip'],
                feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [-0.7, 0.9] },
                legless: true,
              }),
              { x: 158, y: 84, scale: 1.16 },
            ),
            place(
              figure(grandpa, {
                turn: 0.4,
                nod: 0.35,
                tilt: 5,
                lean: 2,
                hands: [
                  [-66, -2],
                  [62, -44],
                ],
                elbows: [1, -1],
                arms: ['front', 'over'],
                feeling: { eyes: 'half', brows: 'rest', mouth: 'flat', gaze: [-0.8, 0.6] },
                holding: [[], [place(pencil(62), { rotate: 16, x: 4, y: 2, scale: 1 })]],
                legless: true,
              }),
              { x: -10, y: 60, scale: 1.3 },
            ),
            ...lapels,
          ],
          { x: 600, y: 566, scale: 1.36 },
        ),
        fill(rect(0, 676, 960, 44), '#8d857d'),
        fill(rect(0, 672, 960, 10), '#b3aaa0'),
      ],
      pageSize.width,
    ),
  ],
  lighting: wetLight,
  text: { x: 528, y: 44, w: 380, h: 440, ink: colours.ink, ground: '#a9bbb9', size: 22 },
}
