import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, poly, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, place, seatAt, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mum } from '../cast/mum.ts'
import { colours } from '../palette.ts'
import { ground, moon, shadow, sky, town } from '../places/allotment.ts'
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
    fill(ellipse(424, 702, 22, 9) + ellipse(400, 710, 20, 8), colours.white),
    fill(ellipse(428, 698, 10, 5) + ellipse(404, 706, 9, 4), colours.tin),
    shadow(852, 706, 140, 0.3),
    place(
      figure(mrGill, {
        turn: -0.25,
        tilt: -4,
        hands: [
          [-88, -152],
          [46, -30],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place(ticketMachine(), { x: -10, y: -24, scale: 0.9 })], []],
      }),
      { x: 852, y: 580, scale: 1.04 },
    ),
    stroke('M726 378L712 366M734 362L726 344M754 354L754 334', '#ffe7a8', 5),
    shadow(200, 704, 90, 0.3),
    place(
      figure(kai, {
        turn: 0.35,
        lean: -6,
        hands: [
          [-70, -96],
          [34, -132],
        ],
        grasp: ['open', 'grip'],
        feet: [
          [-26, 74],
          [44, 56],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin' },
      }),
      { x: 200, y: 592, scale: 1.1 },
    ),
    shadow(338, 710, 80, 0.3),
    place(
      figure(mei, {
        turn: 0.2,
        tilt: 6,
        lean: 5,
        hands: [
          [-30, -66],
          [64, -52],
        ],
        grasp: ['grip', 'open'],
        arms: ['over', 'front'],
        feet: [
          [-16, 58],
          [32, 44],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 338, y: 614, scale: 1.12 },
    ),
    stroke(curve('174,694 200,702 226,694') + curve('314,698 338,706 362,698'), '#5f6fb0', 3, 0.7),
  ],
  lighting: { ...moonlight, from: [840, 130] },
  text: { x: 52, y: 32, w: 420, h: 350, ink: colours.white, ground: '#1f2352', size: 20.5 },
}
