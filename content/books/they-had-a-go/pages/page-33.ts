import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { table } from '../places/room.ts'
import { moon, stars } from '../places/town.ts'
import { kangaroo, mule, rabbit } from '../props/animals.ts'

const words = { x: 34, y: 24, w: 500, h: 560 }

/** Shelves of books on the wall. */
const shelves = (x: number, w: number, y: number, count: number, seed: number): SceneNode[] => {
  const paints = [colours.wine, colours.green, colours.navy, colours.tan, colours.plum, colours.rust, colours.slate]
  return Array.from({ length: count }, (_, row) => {
    const top = y + row * 112
    const books: SceneNode[] = []
    for (let at = x + 8, i = row * 3 + seed; at < x + w - 26; i += 1) {
      const wide = 16 + ((i * 7) % 13)
      const high = 66 + ((i * 11) % 26)
      books.push(fill(rect(at, top - high, wide, high, 2), paints[i % 7] ?? colours.wine))
      books.push(fill(rect(at + 2, top - high + 12, wide - 4, 5), colours.gold, 0.7))
      at += wide + 2
    }
    return [...books, fill(rect(x, top, w, 12, 2), '#4b3226')]
  }).flat()
}

const lamp: SceneNode[] = [
  fill(blob('-40,0 -30,-14 30,-14 40,0 0,6'), colours.goldDark),
  stroke(line([0, -10], [0, -86]), colours.goldDark, 8),
  part({ is: 'light' }, [fill(poly('-40,-84 40,-84 26,-136 -26,-136'), '#ffe3a0')]),
  fill(rect(-28, -142, 56, 8, 3), colours.greenDark),
]

const pile: SceneNode[] = [
  fill(rect(-66, -26, 132, 26, 3), colours.wine),
  fill(rect(-58, -50, 120, 24, 3), colours.navy),
  fill(rect(-62, -74, 110, 24, 3), colours.tan),
  fill(rect(-66, -20, 132, 5) + rect(-58, -44, 120, 4) + rect(-62, -68, 110, 4), colours.gold, 0.7),
]

const openBook: SceneNode[] = [
  fill(blob('-110,6 -104,-22 0,-14 104,-22 110,6 0,14', 0.06), colours.brown),
  fill(
    blob('-102,-2 -98,-28 -40,-34 0,-22 0,4 -50,-6', 0.08) + blob('102,-2 98,-28 40,-34 0,-22 0,4 50,-6', 0.08),
    colours.paper,
  ),
  stroke(
    line([-86, -20], [-18, -16]) + line([-86, -12], [-18, -8]) + line([20, -16], [86, -20]),
    colours.greyDark,
    2.4,
  ),
  stroke(ellipse(58, -14, 20, 12), colours.goldDark, 5),
  stroke(line([76, -6], [112, 10]), colours.woodDark, 7),
]

/** The pig from the front: it has got its trotters on to the sill. */
const pigHead: SceneNode[] = [
  fill(blob('-60,30 -76,90 76,90 60,30', 0.1), colours.pink),
  fill(blob('-58,-26 -78,-76 -30,-58') + blob('58,-26 78,-76 30,-58'), colours.pinkDark),
  fill(ellipse(0, 0, 66, 58), colours.pink),
  fill(ellipse(0, 20, 27, 20), colours.pinkDark),
  fill(ellipse(-9, 20, 4.6, 7) + ellipse(9, 20, 4.6, 7), '#8d4f4c'),
  fill(ellipse(-28, -12, 7) + ellipse(28, -12, 7), colours.ink),
  fill(ellipse(-26, -14, 2.2) + ellipse(30, -14, 2.2), '#ffffff'),
  stroke(curve('-18,44 0,51 18,44'), '#8d4f4c', 4),
]

const trotters: SceneNode[] = [-52, 52].flatMap((x) => [
  fill(
    blob([
      [x - 18, -26],
      [x + 18, -26],
      [x + 19, 10],
      [x, 16],
      [x - 19, 10],
    ]),
    colours.pink,
  ),
  fill(
    blob(
      [
        [x - 19, 2],
        [x + 19, 2],
        [x + 17, 20],
        [x - 17, 20],
      ],
      0.1,
    ),
    '#7a4a46',
  ),
  stroke(line([x, 4], [x, 18]), colours.pinkDark, 2.4),
])

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 750), '#5c4433'),
    ...shelves(-20, 590, 120, 5, 2),
    fill(rect(560, 30, 380, 400, 3), '#3b2a23'),
    fill(rect(576, 46, 348, 368), '#1d2750'),
    fill(rect(540, -10, 36, 240) + rect(924, -10, 40, 240), '#5c4433'),
    fill(rect(540, -10, 420, 40), '#5c4433'),
    moon(866, 106, 30),
    clipTo(rect(576, 46, 348, 368), [
      stars(170, 300, 33),
      place(mule(false), { x: 452, y: 548, scale: 1.4 }),
      place(kangaroo, { x: 952, y: 492, scale: 1.32, flip: true }),
      place(rabbit(), { x: 812, y: 440, scale: 0.86, flip: true }),
      place(pigHead, { x: 704, y: 362, scale: 1 }),
    ]),
    fill(rect(548, 404, 404, 26, 3), '#4b3226'),
    stroke(rect(568, 38, 364, 376), '#4b3226', 16),
    stroke(line([750, 40], [750, 190]) + line([570, 190], [930, 190]), '#4b3226', 7),
    place(trotters, { x: 706, y: 404 }),
    fill(rect(0, 430, 960, 310), '#4f392c'),
    ...shelves(-20, 570, 546, 2, 5),
    place(table(440, 112, '#8a5c3c', '#5d3d2a'), { x: 756, y: 712 }),
    place(pile, { x: 628, y: 592 }),
    place(openBook, { x: 776, y: 590 }),
    place(lamp, { x: 910, y: 592, scale: 0.94 }),
    stroke(curve('560,600 600,640 596,690'), colours.red, 3),
    card(words, colours.plum),
  ],
  lighting: lampAt(910, 480, 760),
  text: onCard(words, 19),
}
