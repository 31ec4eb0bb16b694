import { blob, line } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, shadow, shed, sky, sprouts, town } from '../places/allotment.ts'
import { bus, stovePipe } from '../places/bus.ts'
import { dusk } from '../places/light.ts'
import { duskLight } from '../places/lighting.ts'
import { fork } from '../props/garden.ts'
import { tuft } from '../props/grass.ts'
import { robin } from '../props/robin.ts'

const frosted: [string, string] = ['#6d7f86', '#8fa79a']

export const drawing: Drawing = {
  scene: [
    ...sky(dusk, 440, 1),
    ...town(dusk, 446, 4, true, false),
    ...ground(dusk, 438, 5),
    place(shed(dusk, false, true), { x: 84, y: 520, scale: 0.9 }),
    place(stovePipe(colours.cream), { x: 800, y: 280, scale: 1.1 }),
    place(bus({ up: 'lit', down: 'lit' }), { x: 716, y: 676, scale: 1.1 }),
    glow(380, 660, 150, '#ffdf94', 0.35),
    shadow(300, 694, 150),
    place(
      profile(mrGill, {
        lean: 13,
        nod: 0.5,
        hands: [
          [36, -20],
          [84, -14],
        ],
        feet: [
          [-26, 116],
          [22, 116],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
        holding: [[], [fill(blob('-16,-18 8,-24 24,-8 20,16 2,26 -20,16'), colours.custardPale)]],
      }),
      { x: 296, y: 566, scale: 1.08 },
    ),
    stroke(
      line([402, 516], [412, 500]) + line([416, 530], [436, 522]) + line([384, 508], [384, 490]),
      colours.custardPale,
      4,
      0.95,
    ),
    place(row(cabbage(dusk, 0.5), 3, 78), { x: 30, y: 702, scale: 1.1 }),
    place(row(sprouts(dusk, 0.5), 4, 78), { x: 640, y: 722, scale: 0.92 }),
    place(fork(), { x: 516, y: 716, scale: 1.05 }),
    place(robin(), { x: 516, y: 557, scale: 1.1 }),
    place(tuft(frosted, 3), { x: 578, y: 722, scale: 1 }),
    place(tuft(frosted, 5), { x: 452, y: 724, scale: 0.8 }),
  ],
  lighting: { ...duskLight, from: [900, 520], strength: 0.9 },
  text: { x: 52, y: 34, w: 540, h: 214, ink: colours.white, ground: '#4b4685', size: 20.5 },
}
