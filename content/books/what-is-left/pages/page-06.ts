import { fingersOverEdge, pointingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, part, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, sunny } from '../places/street.ts'
import { lowWall, washing, yard } from '../places/yard.ts'
import { boot } from '../props/boot.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 61),
      fill(poly('250,0 560,0 700,440 380,440'), '#fff0c2', 0.16),
      glow(490, 240, 210, '#fff3c4', 0.75),
      ...washing(
        54,
        84,
        [
          ['sheet', colours.white, 96],
          ['sock', colours.red, 226],
          ['shirt', '#8fb7d9', 300],
          ['trousers', colours.slate, 730],
          ['sock', colours.sun, 806],
          ['sheet', '#f0dfe2', 906],
        ],
        { scale: 1.1, wind: 7 },
      ),
      clipTo(rect(-60, -60, 1080, 540), [
        place(
          figure(mo, {
            turn: -0.55,
            nod: 0.4,
            lean: -26,
            tilt: 4,
            hands: [
              [-58, -26],
              [30, -30],
            ],
            grasp: ['rest', 'rest'],
            elbows: [1, 1],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.4] },
            legless: true,
          }),
          { x: 812, y: 484, scale: 2.2 },
        ),
        place(
          [
            ...figure(jess, {
              ...armsBehind,
              turn: 0.5,
              nod: 0.3,
              lean: 13,
              tilt: 3,
              feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.9, 0.3] },
              legless: true,
            }),
            placedArm(jess, { side: -1, elbow: [-50, -38], hand: [-30, -14], state: 'rest', thumb: -1, lean: 13 }),
            placedArm(jess, {
              side: 1,
              elbow: [62, -38],
              hand: [94, -68],
              state: 'point',
              thumb: -1,
              lean: 13,
              handSize: 1.25,
              drawn: pointingHand(jess.complexion),
            }),
          ],
          { x: 232, y: 470, scale: 2.05 },
        ),
      ]),
      place(lowWall(), { x: 470, y: 546, scale: 1.5 }),
      part({ is: 'arm', short: 0 }, [
        place(fingersOverEdge(jess.complexion), { x: 172, y: 412, scale: 20 }),
        place(fingersOverEdge(mo.complexion, -1), { x: 684, y: 412, scale: 21 }),
      ]),
      place(boot('grey', 'mud'), { x: 628, y: 418, scale: 0.74 }),
      place(boot('yellow', 'shoot'), { x: 506, y: 428, scale: 1.7 }),
      place(boot('red', 'mud'), { x: 46, y: 430, scale: 1.5 }),
      place(boot('blue', 'water'), { x: 938, y: 434, scale: 1.6 }),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
