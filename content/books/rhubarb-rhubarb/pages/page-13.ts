import { restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { mo } from '../../what-is-left/cast/mo.ts'
import { evening } from '../../what-is-left/places/lighting.ts'
import { golden, street } from '../../what-is-left/places/street.ts'
import { colours } from '../palette.ts'
import { note } from '../props/swaps.ts'

const hour = { ...golden, top: '#f3d9b4', low: '#f8dcae' }

export const drawing: Drawing = {
  scene: [
    place(street(hour, 141), { y: 206 }),
    ...[
      { x: 408, y: 372, colour: colours.red, isPair: true, rotate: -10, scale: 1.1 },
      { x: 520, y: 350, colour: '#2f7f86', isPair: false, rotate: 8, scale: 1.1 },
      { x: 462, y: 450, colour: '#2f7f86', isPair: true, rotate: 6, scale: 0.96 },
      { x: 436, y: 676, colour: colours.red, isPair: false, rotate: -6, scale: 0.9 },
      { x: 520, y: 640, colour: colours.red, isPair: false, rotate: 12, scale: 0.9 },
    ].map(({ colour, isPair, ...at }) => place(note(colour, isPair), at)),
    place(
      near(
        mo,
        {
          turn: 0.5,
          nod: -0.3,
          tilt: -8,
          lean: 6,
          feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          legless: true,
        },
        [
          {
            side: 1,
            elbow: [56, -46],
            hand: [80, -80],
            state: 'open',
            thumb: -1,
            drawn: spreadHand(mo.complexion),
            handSize: 1.1,
          },
          {
            side: -1,
            elbow: [-52, -28],
            hand: [-6, -36],
            state: 'rest',
            thumb: -1,
            drawn: restingHand(mo.complexion),
            handSize: 1.1,
          },
        ],
      ),
      { x: 232, y: 738, scale: 2.4 },
    ),
    place(
      near(
        jess,
        {
          turn: -0.5,
          nod: -0.4,
          tilt: 8,
          lean: -6,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
          legless: true,
        },
        [
          {
            side: -1,
            elbow: [-56, -44],
            hand: [-76, -84],
            state: 'open',
            thumb: 1,
            drawn: spreadHand(jess.complexion),
            handSize: 1.1,
          },
          {
            side: 1,
            elbow: [52, -28],
            hand: [8, -38],
            state: 'rest',
            thumb: 1,
            drawn: restingHand(jess.complexion),
            handSize: 1.1,
          },
        ],
      ),
      { x: 740, y: 738, scale: 2.4 },
    ),
  ],
  lighting: evening,
  text: { x: 170, y: 40, w: 640, h: 200, ink: colours.ink, ground: '#f3d9b4', size: 24 },
}
