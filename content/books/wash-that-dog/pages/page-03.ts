import { fingersOverEdge, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev, nan } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { terrace } from '../places/stop.ts'
import { coats, dog } from '../props/dog.ts'
import { soap, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(fine, 460, 31),
    place(terrace(4, [colours.red, colours.moss, colours.sun, colours.navy], 32), { x: -160, y: 458, scale: 2.15 }),
    ...paving(446, 33),
    fill(rect(600, 438, 196, 26, 4), colours.pavingDark),
    fill(rect(600, 438, 196, 8, 3), colours.paving),
    stroke(line([880, 60], [880, 120]) + line([836, 60], [884, 60]), colours.slateDark, 5),
    fill(
      ellipse(850, 128, 30, 26) + ellipse(884, 140, 34, 28) + ellipse(916, 126, 28, 24) + ellipse(866, 156, 22, 24),
      colours.mossDark,
    ),
    fill(
      ellipse(846, 122, 8) + ellipse(872, 138, 8) + ellipse(900, 120, 8) + ellipse(918, 140, 7) + ellipse(866, 160, 7),
      colours.bus,
    ),
    fill(poly('848,140 920,140 904,182 864,182'), colours.brickDark),
    shadow(390, 520, 240),
    place(
      [
        ...figure(dev, {
          turn: -0.6,
          nod: 0.5,
          lean: -9,
          tilt: -8,
          hands: [
            [-46, -22],
            [40, -4],
          ],
          grasp: ['grip', 'rest'],
          feet: [
            [-34, 110],
            [30, 106],
          ],
          feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.5, 1] },
        }),
      ],
      { x: 406, y: 326, scale: 1.3 },
    ),
    place(dog('fluffy', coats.white, { mud: 'all' }), { x: 386, y: 520, scale: 1.16 }),
    stroke(curve('334,300 330,370 346,452'), colours.redDark, 4),
    stroke(curve('294,446 310,456 330,460 352,450'), colours.red, 6),
    shadow(640, 508, 260),
    place(
      [
        ...figure(nan, {
          ...armsBehind,
          turn: -0.35,
          nod: 0.2,
          lean: -5,
          tilt: -6,
          weight: 1,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        placedArm(nan, { side: -1, elbow: [-70, -40], hand: [-44, 14], state: 'rest', lean: -5 }),
        placedArm(nan, { side: 1, elbow: [62, -36], hand: [32, 18], state: 'rest', lean: -5 }),
        place([...tubBack, ...tubFront(false)], { x: -6, y: 38, scale: 0.86 }),
        ...[-46, 32].map((x, i) =>
          place(fingersOverEdge(nan.complexion, i === 0 ? -1 : 1), {
            x,
            y: 39,
            scale: 15,
            rotate: 180 + (i === 0 ? 8 : -8),
          }),
        ),
      ],
      { x: 640, y: 344, scale: 1.46 },
    ),
    shadow(170, 516, 130),
    place(
      [
        ...figure(rory, {
          ...armsBehind,
          turn: 0.5,
          nod: -0.1,
          lean: -8,
          tilt: 4,
          feet: [
            [-44, 60],
            [26, 78],
          ],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, 0.3] },
        }),
        placedArm(rory, {
          side: -1,
          elbow: [-58, -66],
          hand: [-70, -112],
          state: 'open',
          thumb: 1,
          lean: -8,
          handSize: 1.3,
          drawn: spreadHand(rory.complexion),
        }),
        placedArm(rory, {
          side: 1,
          elbow: [50, -78],
          hand: [58, -120],
          state: 'open',
          thumb: -1,
          lean: -8,
          handSize: 1.3,
          drawn: spreadHand(rory.complexion),
        }),
      ],
      { x: 160, y: 364, scale: 1.66 },
    ),
    shadow(856, 522, 180),
    place(
      [
        ...figure(ola, {
          ...armsBehind,
          turn: -0.5,
          lean: 4,
          tilt: -7,
          feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.2] },
          weight: 1,
        }),
        placedArm(ola, {
          side: 1,
          elbow: [50, -26],
          hand: [18, -8],
          state: 'rest',
          thumb: 1,
          lean: 4,
          handSize: 1.2,
        }),
        place(soap, { x: 4, y: -26, rotate: -14, scale: 1.2 }),
        placedArm(ola, {
          side: -1,
          elbow: [-48, -26],
          hand: [-8, -22],
          state: 'rest',
          thumb: -1,
          lean: 4,
          handSize: 1.2,
          drawn: restingHand(ola.complexion),
        }),
      ],
      { x: 856, y: 366, scale: 1.84 },
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
