import { digit, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
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
      x: 806,
      y: 636,
      scale: 1.22,
    }),
    fill(rect(494, 419, 61, 169), '#ffe7ac'),
    glow(524, 500, 250, '#ffd98a', 0.55),
    fill(poly('480,650 600,650 640,720 400,720'), '#ffdf94', 0.4),
    // The step of the bus: wide, and lit from above.
    seatAt([470, 588], [604, 588]),
    fill(rect(478, 600, 118, 46), '#3a3a58'),
    fill(rect(478, 620, 118, 5), '#2b2b46'),
    fill(ellipse(537, 648, 74, 8), '#14143a', 0.35),
    fill(rect(468, 586, 138, 16, 5), '#d9c48f'),
    fill(rect(468, 597, 138, 6, 3), '#8f7d58'),
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
      { x: 548, y: 577, scale: 1.14, flip: true },
    ),
    shadow(850, 716, 190, 0.3),
    place(
      [
        ...figure(mrGill, {
          turn: -0.4,
          nod: 0.1,
          tilt: -6,
          lean: -3,
          ...armsBehind,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          legless: true,
        }),
        // He has it by both sides: one hand behind it with the thumb round its edge, the other on its front.
        placedArm(mrGill, {
          side: -1,
          elbow: [-84, -20],
          hand: [-117, -58],
          state: 'cup',
          lean: -3,
          thumb: 1,
          handSize: 1.1,
        }),
        place(ticketMachine(), { x: -74, y: -74, scale: 1.3, flip: true, rotate: -4 }),
        fill(digit('-124,-60 -114,-66 -100,-64', 6.6, 5), mrGill.complexion.skin),
        placedArm(mrGill, {
          side: 1,
          elbow: [50, -24],
          hand: [-28, -46],
          state: 'rest',
          lean: -3,
          thumb: 1,
          drawn: restingHand(mrGill.complexion),
          handSize: 1.1,
        }),
      ],
      { x: 856, y: 672, scale: 1.44 },
    ),
    stroke('M682 520L660 512M700 494L686 474M736 484L734 462', '#ffe7a8', 5),
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
    fill(ellipse(452, 694, 24, 10) + ellipse(424, 704, 23, 9), colours.white),
    fill(ellipse(457, 689, 11, 6) + ellipse(429, 699, 10, 5), colours.tin),
    place(row(cabbage(night, 1), 4, 86), { x: 600, y: 742, scale: 1.15 }),
  ],
  lighting: { ...moonlight, from: [840, 130] },
  text: { x: 52, y: 32, w: 420, h: 350, ink: colours.white, ground: '#1f2352', size: 20.5 },
}
