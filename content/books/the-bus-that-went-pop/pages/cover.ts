import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, glow, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, moon, sky, snowfall, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { snowyNight } from '../places/light.ts'
import { candle } from '../places/lighting.ts'
import { candleJar } from '../props/lights.ts'
import { popMarks, rhubarb } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(snowyNight, 480, 301),
    ...moon(842, 110, 48),
    ...town(snowyNight, 470, 43, true),
    ...ground(snowyNight, 462, 305),
    place(bus({ up: 'dark', down: 'blankets', roof: 'snowy', shade: 0.4 }), { x: 596, y: 628, scale: 1 }),
    snowfall(330, 90, 307, 3),
    glow(560, 600, 460, '#ffc766', 0.75),
    place(
      figure(mrGill, {
        turn: -0.25,
        nod: 0.3,
        tilt: -4,
        hands: [
          [-74, -98],
          [30, -22],
        ],
        grasp: ['grip', 'rest'],
        arms: ['over', 'front'],
        holding: [[place(candleJar(56, 0.5), { x: 0, y: 72, scale: 0.74 })], []],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.6, 0.9] },
        legless: true,
      }),
      { x: 744, y: 716, scale: 1.62 },
    ),
    fill(blob('-30,760 -30,704 200,690 480,684 760,692 990,704 990,760'), '#d3ddf4'),
    place(
      figure(mei, {
        turn: 0.35,
        nod: 0.2,
        hands: [
          [-22, -12],
          [10, -62],
        ],
        arms: ['front', 'over'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [0.9, 0.3] },
        legless: true,
      }),
      { x: 138, y: 718, scale: 1.78 },
    ),
    place(
      [
        ...figure(kai, {
          turn: 0.4,
          nod: 0.3,
          lean: 4,
          ...armsBehind,
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.9] },
          legless: true,
        }),
        placedArm(kai, { side: -1, elbow: [-40, -30], hand: [-26, 2], state: 'rest', lean: 4 }),
      ],
      { x: 306, y: 722, scale: 1.74 },
    ),
    place(rhubarb('bud', 5), { x: 478, y: 698, scale: 1.5 }),
    // His hand lies on it, as on a sleeping cat.
    place(
      [
        placedArm(kai, {
          side: 1,
          elbow: [48, -34],
          hand: [74, -50],
          state: 'rest',
          thumb: 1,
          lean: 4,
          handSize: 1.05,
          drawn: restingHand(kai.complexion),
        }),
      ],
      { x: 306, y: 722, scale: 1.74 },
    ),
    place([popMarks(86)], { x: 484, y: 530 }),
    place(robin(), { x: 884, y: 698, scale: 1.15, flip: true }),
  ],
  lighting: { ...candle, from: [630, 640], strength: 0.9 },
  text: {
    x: 52,
    y: 38,
    w: 640,
    h: 290,
    ink: colours.custardPale,
    ground: '#262b66',
    title: 'climb',
    loud: [0],
    loudSize: 80,
    size: 22,
  },
}
