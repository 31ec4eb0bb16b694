import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, poly, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mum } from '../cast/mum.ts'
import { colours } from '../palette.ts'
import { ground, moon, shadow, sky, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { night } from '../places/light.ts'
import { ticketMachine } from '../props/ticket-machine.ts'

export const page15: Drawing = {
  scene: [
    ...sky(night, 470, 151),
    ...moon(80, 400, 30),
    ...town(night, 462, 31, true),
    ...ground(night, 454, 155),
    place(bus({ up: 'dark', down: 'blankets', roof: 'snowy', shade: 0.45, door: 'open' }), {
      x: 874,
      y: 650,
      scale: 1.36,
    }),
    fill(rect(526, 408, 68, 188), '#ffe7ac'),
    glow(560, 500, 250, '#ffd98a', 0.55),
    fill(poly('526,600 594,600 640,720 430,720'), '#ffdf94', 0.4),
    fill(rect(512, 590, 96, 20, 4), colours.iron),
    place(
      figure(mum, {
        tilt: -5,
        hands: [
          [-16, -30],
          [18, -30],
        ],
        arms: ['over', 'over'],
        seat: [
          [-18, 18],
          [18, 18],
        ],
        feet: [
          [-26, 84],
          [20, 86],
        ],
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
      }),
      { x: 560, y: 590, scale: 1.02 },
    ),
    fill(ellipse(474, 696, 22, 9) + ellipse(450, 704, 20, 8), colours.white),
    fill(ellipse(478, 692, 10, 5) + ellipse(454, 700, 9, 4), colours.tin),
    shadow(764, 706, 140, 0.3),
    place(
      figure(mrGill, {
        turn: -0.25,
        tilt: -4,
        hands: [
          [-64, -150],
          [46, -30],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place(ticketMachine(), { x: -4, y: -26, scale: 0.9 })], []],
      }),
      { x: 764, y: 580, scale: 1.08 },
    ),
    stroke('M632 372L618 360M640 356L632 338M660 348L660 328', '#ffe7a8', 5),
    shadow(230, 704, 90, 0.3),
    place(
      figure(kai, {
        turn: 0.35,
        hands: [
          [-48, -116],
          [50, -118],
        ],
        feet: [
          [-22, 66],
          [24, 70],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin' },
      }),
      { x: 232, y: 588, scale: 1.1 },
    ),
    shadow(372, 710, 80, 0.3),
    place(
      figure(mei, {
        turn: 0.2,
        hands: [
          [-46, -98],
          [48, -96],
        ],
        feet: [
          [-20, 44],
          [20, 48],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 372, y: 626, scale: 1.08 },
    ),
    stroke(curve('206,694 232,702 258,694') + curve('348,698 372,706 396,698'), '#8f9fd6', 3, 0.7),
  ],
  text: { x: 52, y: 44, w: 540, h: 280, ink: colours.white, ground: '#1f2352', size: 22 },
}
