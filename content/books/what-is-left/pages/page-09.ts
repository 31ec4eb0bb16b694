import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, shadow, sunny } from '../places/street.ts'
import { backDoor, yard } from '../places/yard.ts'
import { type BootName, boot } from '../props/boot.ts'
import { hammer, mug } from '../props/things.ts'

/** The boot on Gran's knee, its sole up, with a nail in it. */
const lapBoot: SceneNode[] = [
  place(boot('check'), { x: 92, y: -66, scale: 0.72, rotate: 178 }),
  stroke(line([88, -66], [89, -88]), colours.steel, 4),
  stroke(line([82, -88], [96, -88]), colours.steel, 5),
]

/** A board on two heaps of bricks, `w` wide round `x`. */
const plank = (x: number, y: number, w: number): SceneNode[] => [
  shadow(x, y + 36, w * 0.96),
  ...[-0.38, 0.38].flatMap((side) =>
    [0, 1].map((row) =>
      fill(rect(x + side * w - 26 + row * 4, y + 18 - row * 15 + 2, 48, 14, 2), row ? '#b4674f' : '#9c553f'),
    ),
  ),
  fill(rect(x - w / 2, y - 8, w, 11, 3), colours.wood),
  fill(rect(x - w / 2, y - 1, w, 4, 2), colours.woodDark, 0.7),
]

/** Boots that stand on a board and drip through it. */
const dripping = (names: BootName[], x: number, y: number): SceneNode[] =>
  names.flatMap((name, i) => [
    place(boot(name, 'mud'), {
      x: x + 26 + i * 84 + (i % 2) * 6,
      y: y - 4,
      scale: 0.78 + (i % 3) * 0.03,
      rotate: (i % 3) * 2 - 2,
    }),
    fill(ellipse(x + 8 + i * 84, y + 34, 17, 4), '#8fb0bd', 0.8),
    fill(
      blob(
        `${x + 8 + i * 84},${y + 8} ${x + 13 + i * 84},${y + 17} ${x + 8 + i * 84},${y + 22} ${x + 3 + i * 84},${y + 17}`,
      ),
      '#8fb0bd',
    ),
  ])

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 91),
      place(backDoor, { x: 180, y: 506, scale: 1.2 }),
      seatAt([70, 461], [290, 461]),
      shadow(200, 548, 270),
      place(
        figure(gran, {
          turn: 0.3,
          nod: 0.4,
          hands: [
            [72, -44],
            [66, -142],
          ],
          grasp: ['grip', 'grip'],
          arms: ['over', 'over'],
          lean: 6,
          elbows: [1, 1],
          ...sitting(gran.build, 1, 0.5),
          load: lapBoot,
          feeling: { eyes: 'open', brows: 'cross', mouth: 'tongue', gaze: [0.3, 1] },
          holding: [[], [place(hammer, { x: 0, y: 0, rotate: 20, scale: 0.9 })]],
        }),
        { x: 150, y: 440, scale: 1.44 },
      ),
      ...plank(520, 404, 320),
      ...dripping(['yellow', 'red', 'blue', 'spotted'], 384, 400),
      ...plank(490, 506, 372),
      ...dripping(['teal', 'plum', 'orange', 'grey'], 352, 502),
      shadow(724, 544, 90),
      place(boot('green'), { x: 730, y: 542, scale: 0.98 }),
      shadow(846, 548, 130),
      place(
        figure(jess, {
          turn: -0.5,
          hands: [
            [-52, -40],
            [34, -8],
          ],
          grasp: ['grip', 'rest'],
          arms: ['over', 'front'],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          weight: -1,
          holding: [[place(mug, { x: -18, y: 6 })], []],
        }),
        { x: 850, y: 420, scale: 1.5 },
      ),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
