import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { raised, wet } from '../places/street.ts'
import { lowWall, yard } from '../places/yard.ts'
import { boot } from '../props/boot.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(wet, 81),
      place(
        figure(mo, {
          turn: 0.3,
          nod: -0.1,
          lean: 9,
          tilt: 8,
          hands: [
            [14, -92],
            [52, -26],
          ],
          grasp: ['grip', 'open'],
          arms: ['over', 'front'],
          elbows: [1, 1],
          feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'sad' },
          legless: true,
        }),
        { x: 790, y: 390, scale: 1.46 },
      ),
      place(
        figure(gran, {
          turn: -0.2,
          nod: 0.4,
          hands: [
            [-58, -66],
            [-8, -70],
          ],
          grasp: ['grip', 'grip'],
          arms: ['over', 'over'],
          elbows: [1, 1],
          feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble', gaze: [-0.6, 0.9] },
          legless: true,
        }),
        { x: 500, y: 412, scale: 1.3 },
      ),
      place(
        figure(jess, {
          turn: 0.3,
          nod: 0.6,
          hands: [
            [-26, -20],
            [34, -40],
          ],
          grasp: ['rest', 'open'],
          arms: ['front', 'over'],
          feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.6, 1] },
          legless: true,
        }),
        { x: 160, y: 396, scale: 1.46 },
      ),
      fill(ellipse(208, 334, 5) + ellipse(220, 336, 5) + ellipse(213, 327, 5) + ellipse(226, 328, 4.5), '#8f9440'),
      place(lowWall(), { x: 478, y: 510, scale: 1.08 }),
      fill(blob('390,340 404,334 410,352 404,400 404,452 412,500 376,500 386,440 384,390'), '#7c6a55'),
      fill(ellipse(384, 502, 66, 12), '#7c6a55'),
      fill(ellipse(372, 470, 5) + ellipse(394, 486, 4.5) + ellipse(420, 502, 5) + ellipse(352, 500, 5), '#a7ab58'),
      place(boot('blue'), { x: 496, y: 312, scale: 1, rotate: -112 }),
      place(boot('teal', 'water'), { x: 286, y: 416, scale: 0.8 }),
      place(boot('plum', 'water'), { x: 630, y: 416, scale: 0.8 }),
      place(boot('yellow', 'water'), { x: 706, y: 418, scale: 0.8 }),
      place(boot('red', 'water'), { x: 890, y: 416, scale: 0.8 }),
      place(boot('grey', 'water'), { x: 86, y: 418, scale: 0.8 }),
      stroke(
        curve('290,322 278,306 294,290 282,272') +
          curve('630,318 618,302 634,286 622,268') +
          curve('704,320 692,304 708,288 696,270'),
        '#8a9a4a',
        5,
        0.75,
      ),
    ]),
  ],
  lighting: wetDay,
  text: { x: 70, y: 524, w: 830, h: 166, ink: colours.ink, ground: colours.paving, size: 27 },
}
