import { spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Pose } from '../../../kit/pose.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { kay, kaysLegs } from '../cast/kay.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { awning, raised, shadow, street, sunny, table } from '../places/street.ts'
import { heldBoot } from '../props/held-boot.ts'
import { crutch } from '../props/things.ts'

const stance: Pose = {
  turn: 0.45,
  tilt: 4,
  nod: 0.1,
  hands: [
    [-64, -8],
    [66, -8],
  ],
  grasp: ['grip', 'grip'],
  arms: ['over', 'over'],
  feet: [
    [-16, 112],
    [8, 112],
  ],
  feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  holding: [[], [place(crutch(112), { rotate: -5 })]],
  legless: true,
}

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(sunny, 111),
      shadow(620, 532, 480, 0.16),
      place(
        [
          ...figure(jess, {
            hands: [
              [-10, -14],
              [6, -40],
            ],
            elbows: [1, -1],
            arms: ['back', 'back'],
            turn: 0.3,
            nod: 0.3,
            tilt: 5,
            feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.7, 0.8] },
            legless: true,
          }),
          placedArm(jess, { side: 1, elbow: [46, -22], hand: [74, -36], state: 'rest', thumb: -1 }),
        ],
        { x: 536, y: 432, scale: 1.44 },
      ),
      place(
        [
          ...figure(mo, {
            ...armsBehind,
            turn: -0.5,
            tilt: -5,
            feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.3] },
            legless: true,
          }),
          placedArm(mo, { side: -1, elbow: [-46, -28], hand: [-40, 16], state: 'rest', thumb: 1 }),
          placedArm(mo, {
            side: 1,
            elbow: [56, -54],
            hand: [62, -102],
            state: 'open',
            thumb: -1,
            handSize: 1.2,
            drawn: spreadHand(mo.complexion),
          }),
        ],
        { x: 766, y: 434, scale: 1.44 },
      ),
      place(table(), { x: 640, y: 530 }),
      place(heldBoot('green', jess.complexion, { from: 'left', size: 15 }), { x: 654, y: 440, scale: 1.08 }),
      place(awning(360), { x: 650, y: 170, scale: 1.02 }),
      shadow(222, 552, 210),
      place(crutch(104), { x: 128, y: 406, rotate: 5, scale: 1.36 }),
      place([...kaysLegs(stance), ...figure(kay, stance)], { x: 218, y: 394, scale: 1.36 }),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 538, w: 830, h: 152, ink: colours.ink, ground: colours.paving, size: 27 },
}
