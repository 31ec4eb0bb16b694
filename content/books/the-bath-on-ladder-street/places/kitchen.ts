import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, rain, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

function kettle(): SceneNode[] {
  return [
    stroke('M-30 -14Q-58 -26 -50 -50', colours.raspberryDark, 9),
    fill('M-34 0Q-42 -48 0 -52Q42 -48 34 0Z', colours.raspberry),
    stroke('M-22 -46Q0 -92 22 -46', colours.ink, 7),
    fill(ellipse(0, -54, 7), colours.ink),
    stroke(curve('-22,-12 -24,-28 -14,-38'), '#ffffff', 4, 0.5),
  ]
}

/** Nan's kitchen: a warm wall, a window full of rain, a dresser shelf and a beam with one nail at (nailX, 176). */
export function kitchen(nailX: number): SceneNode[] {
  const pane = rect(70, 388, 150, 150)
  return [
    fill(rect(0, 0, 960, 720), '#f7e3bd'),
    dabs({ x: -40, y: 0, w: 1000, h: 600 }, '#fff3da', 80, 51, { length: 110, width: 8, opacity: 0.4 }),
    glow(nailX, 330, 420, '#ffd58a', 0.55),
    fill(rect(0, 590, 960, 130), '#a9614a'),
    clipTo(rect(0, 590, 960, 130), [
      stroke(
        [630, 676].map((y) => line([0, y], [960, y])).join('') +
          [-60, 90, 240, 390, 540, 690, 840].map((x) => line([x + 40, 590], [x - 20, 720])).join(''),
        '#8b4b38',
        3,
      ),
      specks({ x: 0, y: 590, w: 960, h: 130 }, '#f0b090', 120, 5, 1.6, 0.4),
    ]),
    fill(rect(0, 574, 960, 18), '#c98c5f'),
    ...paper(rect(470, 138, 500, 34, 4), colours.woodDark, 6),
    stroke('M484 150h150M690 158h190', '#6b4228', 2.4, 0.7),
    stroke(line([nailX, 168], [nailX, 184]), colours.iron, 7),
    ...paper(rect(58, 376, 174, 174, 4), colours.cream, 4),
    fill(pane, '#8fa2b6'),
    clipTo(pane, [
      fill(rect(60, 480, 180, 80), '#7d9270'),
      rain({ x: 60, y: 380, w: 180, h: 160 }, 40, 9, '#ffffff', 0.7),
    ]),
    stroke('M145 388v150M70 462h150', colours.cream, 6),
    ...paper(rect(50, 546, 190, 12, 3), colours.cream, 3),
    place(kettle(), { x: 190, y: 546, scale: 0.6 }),
  ]
}

/** A scrubbed table, `w` wide, its top at y = 0. */
export function table(w: number): SceneNode[] {
  return [
    fill(rect(18, 14, 20, 170) + rect(w - 38, 14, 20, 170), colours.woodDark),
    fill(rect(10, 14, w - 20, 28), '#96653f'),
    ...paper(rect(0, -8, w, 24, 5), '#cc9a66', 5),
    stroke(line([16, 4], [w * 0.5, 3]) + line([w * 0.6, 5], [w - 18, 4]), '#a87648', 2, 0.6),
  ]
}

/** A mug of tea with steam, 30 wide, its foot at the origin. */
export function mug(colour: string): SceneNode[] {
  return [
    stroke('M13 -22q13 0 11 9q-2 8 -12 7', colour, 5),
    fill(rect(-15, -34, 30, 34, 5), colour),
    fill(ellipse(0, -33, 13, 3.4), '#6b4228'),
    stroke('M-4 -42q-6 -8 0 -15M6 -42q-6 -8 0 -15', colours.white, 3, 0.8),
  ]
}
