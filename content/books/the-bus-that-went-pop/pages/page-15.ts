import { figure } from '../../../kit/figure.ts'
import { ellipse, poly, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, place, seatAt, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mum } from '../cast/mum.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, moon, row, shadow, sky, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { night, snowyNight } from '../places/light.ts'
import { moonlight } from '../places/lighting.ts'
import { ticketMachine } from '../props/ticket-machine.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(night, 470, 151),
    ...moon(548, 104, 30),
    ...town(night, 462, 31, true),
    ...ground(snowyNight, 454, 155),
    place(bus({ up: 'dark', down: 'blankets', roof: 'snowy', shade: 0.45, door: 'open' }), {
      x: 874,
      y: 650,
      scale: 1.36,
    }),
    fill(rect(532, 414, 56, 182), '#ffe7ac'),
    glow(560, 510, 250, '#ffd98a', 0.55),
    fill(poly('524,620 600,620 640,720 430,720'), '#ffdf94', 0.4),
    seatAt([502, 602], [614, 602]),
    fill(rect(508, 604, 100, 34, 4), colours.iron),
    fill(rect(500, 598, 116, 11, 4), colours.tin),
    place(
      profile(mum, {
        lean: -9,
        tilt: -8,
        nod: -0.3,
        hands: [
          [48, -22],
          [40, -14],
        ],
        seat: [
          [58, -6],
          [50, -2],
        ],
        feet: [
          [92, 62],
          [70, 70],
        ],
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
      }),
      { x: 566, y: 594, scale: 1.06, flip: true },
    ),
    shadow(856, 716, 170, 0.3),
    place(
      figure(mrGill, {
        turn: -0.4,
        nod: -0.1,
        tilt: -4,
        hands: [
          [-74, -72],
          [30, -30],
        ],
        grasp: ['grip', 'rest'],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place(ticketMachine(), { x: -6, y: -30, scale: 0.96, flip: true })], []],
      }),
      { x: 862, y: 586, scale: 1.2 },
    ),
    stroke('M728 434L710 426M738 416L728 400M760 408L760 388', '#ffe7a8', 5),
    shadow(150, 712, 120, 0.3),
    place(
      figure(kai, {
        turn: 0.5,
        nod: -0.3,
        tilt: -8,
        lean: -9,
        hands: [
          [-66, -104],
          [64, -92],
        ],
        grasp: ['open', 'open'],
        arms: ['back', 'front'],
        feet: [
          [-40, 56],
          [36, 70],
        ],
        knees: [1, -1],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.9, -0.3] },
      }),
      { x: 150, y: 592, scale: 1.44 },
    ),
    shadow(338, 716, 120, 0.3),
    place(
      figure(mei, {
        turn: 0.4,
        nod: -0.4,
        tilt: 10,
        lean: 8,
        hands: [
          [-34, -94],
          [60, -64],
        ],
        grasp: ['grip', 'open'],
        arms: ['back', 'front'],
        feet: [
          [-30, 38],
          [34, 50],
        ],
        knees: [1, -1],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 326, y: 616, scale: 1.56 },
    ),
    fill(ellipse(494, 692, 24, 10) + ellipse(466, 702, 23, 9), colours.white),
    fill(ellipse(499, 687, 11, 6) + ellipse(471, 697, 10, 5), colours.tin),
    place(row(cabbage(night, 1), 4, 86), { x: 600, y: 742, scale: 1.15 }),
  ],
  lighting: { ...moonlight, from: [840, 130] },
  text: { x: 52, y: 32, w: 420, h: 350, ink: colours.white, ground: '#1f2352', size: 20.5 },
}
