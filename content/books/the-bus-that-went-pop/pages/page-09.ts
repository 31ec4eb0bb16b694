import { figure } from '../../../kit/figure.ts'
import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, ground, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { aisle, seats } from '../places/aisle.ts'
import { daylit } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { rhubarb } from '../props/rhubarb.ts'

const stick = [stroke(line([-4, 20], [8, -38]), colours.wood, 6), fill(ellipse(8, -40, 5), colours.wood)]

/** The open door in the right wall, and the snow outside. */
const door: SceneNode[] = [
  fill(poly('812,232 960,176 960,720 920,720 812,560'), colours.rhubarbDark),
  fill(poly('826,246 960,198 960,720 934,720 826,556'), '#eef5fb'),
  fill(poly('826,430 960,452 960,720 934,720 826,556'), colours.snow),
  stroke(line([826, 430], [960, 452]), colours.snowShade, 4),
]

/** The daylight on the floor: it comes as far as the seats across the aisle. */
const daylight: SceneNode[] = [
  fill(poly('826,556 934,720 210,720 330,520 600,486'), {
    from: [860, 600],
    to: [230, 620],
    stops: [
      [0, '#fffbe6', 0.7],
      [1, '#fffbe6', 0.06],
    ],
  }),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 60), daylit.ceiling),
    place(aisle(daylit, true, 0, 2), { y: 24 }),
    ...door,
    ...daylight,
    place(
      seats(daylit, (row, side) => [place(rhubarb('green', row * 2 + side + 5, 1), { y: 4, x: -10, scale: 1.05 })]),
      { y: 24 },
    ),
    // The panel over the aisle where advertisements were: the words stand on it.
    ground([...paper(rect(282, 4, 404, 314, 10), '#f4e8cb', 4), stroke(rect(290, 12, 388, 298, 6), '#c9a765', 2.4)]),
    place(
      figure(mrGill, {
        turn: -0.35,
        nod: 1,
        tilt: -12,
        lean: -3,
        hands: [
          [-24, -14],
          [16, -8],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.3, 1] },
      }),
      { x: 846, y: 660, scale: 1.72 },
    ),
    place(
      profile(kai, {
        nod: -0.25,
        hands: [
          [44, -14],
          [26, -22],
        ],
        grasp: ['rest', 'rest'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.3] },
        legless: true,
      }),
      { x: 630, y: 694, scale: 1.62 },
    ),
    place(
      profile(mei, {
        nod: -0.6,
        tilt: -8,
        hands: [
          [-22, -2],
          [38, -34],
        ],
        grasp: ['grip', 'grip'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.5] },
        holding: [stick, stick],
        legless: true,
      }),
      { x: 474, y: 704, scale: 1.56 },
    ),
  ],
  lighting: { ...busLamps, from: [940, 300] },
  text: { x: 302, y: 30, w: 364, h: 276, ink: colours.ink, ground: '#f4e8cb', size: 20 },
}
