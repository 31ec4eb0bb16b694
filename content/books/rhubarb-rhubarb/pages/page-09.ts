import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { frontLeg } from '../../../kit/front-legs.ts'
import { blob, ellipse, rounded } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { shopWall, wallColour } from '../places/shop-wall.ts'
import { crumble, pie, soup } from '../props/food.ts'
import { lace, roryInShoes } from '../props/laces.ts'
import { inQueue } from '../props/queue.ts'

/** What the whole queue thinks of. */
const thought: SceneNode[] = [
  ...paper(
    blob('-230,6 -214,-66 -130,-104 -20,-114 100,-110 196,-84 234,-16 210,54 120,88 0,96 -120,86 -204,56', 0.17),
    colours.white,
    6,
  ),
  fill(ellipse(-150, 118, 20, 17) + ellipse(-186, 152, 12, 10), colours.white),
  place(soup, { x: -122, y: 52 }),
  place(crumble, { x: 8, y: 14, scale: 0.92 }),
  place(pie, { x: 130, y: 62 }),
]

/** Rory, down on one knee, ties his shoe, and has no idea what they all talk of. */
const tying: SceneNode[] = [
  fill(rounded([-12, 4], [-25, 50], 15, 13), roryInShoes.trousers),
  ...figure(roryInShoes, {
    turn: -0.5,
    tilt: -10,
    lean: 7,
    nod: -0.3,
    ...armsBehind,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.9, -0.5] },
  }),
  ...frontLeg(roryInShoes, { hip: [12, 0], knee: [27, -6], foot: [28, 60] }),
  placedArm(roryInShoes, {
    side: 1,
    elbow: [54, -12],
    hand: [41, 34],
    state: 'grip',
    thumb: 1,
    lean: 7,
    drawn: grippingHand(roryInShoes.complexion),
  }),
  placedArm(roryInShoes, {
    side: -1,
    elbow: [-25, -12],
    hand: [12, 33],
    state: 'grip',
    thumb: -1,
    lean: 7,
    drawn: grippingHand(roryInShoes.complexion),
  }),
  place(lace, { x: 27, y: 44, scale: 0.8 }),
]

const queue: SceneNode[] = [
  ...inQueue(9, (tubaPlayer) =>
    near(
      tubaPlayer,
      { turn: 0.4, tilt: 6, lean: 3, feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, 0] } },
      [
        { side: -1, elbow: [-56, -50], hand: [-18, -36], state: 'rest' },
        { side: 1, elbow: [62, -72], hand: [44, -126], state: 'cup', thumb: -1 },
      ],
    ),
  ),
  ...inQueue(8, (lollipopLady) =>
    near(
      lollipopLady,
      { turn: -0.4, tilt: -7, lean: -4, feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0] } },
      [
        { side: 1, elbow: [52, -50], hand: [40, -10], state: 'rest' },
        { side: -1, elbow: [-66, -74], hand: [-46, -132], state: 'cup', thumb: 1 },
      ],
    ),
  ),
  ...inQueue(7, (kai) =>
    near(kai, { turn: 0.5, tilt: 7, feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, 0] } }, [
      { side: -1, elbow: [-44, -34], hand: [-34, 2], state: 'rest' },
      { side: 1, elbow: [54, -48], hand: [46, -88], state: 'cup', thumb: -1 },
    ]),
  ),
  ...inQueue(6, (postwoman) =>
    near(postwoman, { turn: -0.5, tilt: -9, lean: -4, feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' } }, [
      { side: 1, elbow: [54, -56], hand: [14, -58], state: 'rest', drawn: restingHand(postwoman.complexion) },
      { side: -1, elbow: [-68, -74], hand: [-44, -130], state: 'cup', thumb: 1 },
    ]),
  ),
  ...inQueue(5, (man) =>
    near(man, { turn: 0.5, tilt: 6, lean: 4, feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' } }, [
      { side: -1, elbow: [-60, -54], hand: [-56, -10], state: 'rest' },
      { side: 1, elbow: [66, -76], hand: [50, -132], state: 'cup', thumb: -1 },
    ]),
  ),
  ...inQueue(4, (driver) =>
    near(
      driver,
      {
        turn: 0.35,
        tilt: 4,
        nod: -0.5,
        lean: 2,
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.6, -0.9] },
      },
      [
        {
          side: -1,
          elbow: [-60, -54],
          hand: [-18, -30],
          state: 'rest',
          drawn: restingHand(driver.complexion),
          thumb: -1,
        },
        { side: 1, elbow: [66, -98], hand: [66, -152], state: 'open', thumb: -1, drawn: spreadHand(driver.complexion) },
      ],
    ),
  ),
  ...inQueue(2, (woman) =>
    near(
      woman,
      {
        turn: 0.4,
        nod: 0.4,
        tilt: 6,
        lean: 8,
        feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.7, 0.8] },
      },
      [
        { side: 1, elbow: [60, -52], hand: [62, -6], state: 'rest' },
        {
          side: -1,
          elbow: [-54, -44],
          hand: [-2, -54],
          state: 'rest',
          thumb: -1,
          drawn: restingHand(woman.complexion),
          handSize: 1.1,
        },
      ],
    ),
  ),
  ...inQueue(3, (boy) =>
    near(boy, { turn: 0.45, tilt: -6, nod: -0.4, feeling: { eyes: 'happy', brows: 'up', mouth: 'tongue' } }, [
      { side: 1, elbow: [46, -30], hand: [15, -16], state: 'rest', thumb: 1, drawn: restingHand(boy.complexion) },
      { side: -1, elbow: [-46, -30], hand: [-13, -22], state: 'rest', thumb: -1, drawn: restingHand(boy.complexion) },
    ]),
  ),
  // She has turned round, and is off to fetch a tray.
  fill(ellipse(64, 676, 60, 8), '#3d3048', 0.22),
  place(
    profile(jess, {
      lean: 14,
      tilt: -6,
      hands: [
        [-46, -30],
        [66, -44],
      ],
      grasp: ['rest', 'point'],
      feet: [
        [46, 62],
        [-48, 78],
      ],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    { x: 74, y: 596, scale: 0.96, flip: true },
  ),
  fill(ellipse(862, 706, 96, 10), '#3d3048', 0.22),
  place(tying, { x: 858, y: 598, scale: 1.74 }),
]

export const drawing: Drawing = {
  scene: [...shopWall(600, [], 95), place(thought, { x: 722, y: 140, scale: 0.98 }), ...queue],
  lighting: day,
  text: { x: 50, y: 36, w: 420, h: 350, ink: colours.ink, ground: wallColour, size: 19 },
}
