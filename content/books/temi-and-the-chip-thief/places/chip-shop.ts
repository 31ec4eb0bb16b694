import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { bricks } from '../../../kit/materials.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

/** A jolly haddock, 120 long, for signs. */
function haddock(colour: string, mark: string): SceneNode[] {
  return [
    fill('M-60 0C-40 -30 20 -34 44 -4L66 -24Q62 0 68 24L44 6C20 34 -40 28 -60 0Z', colour),
    fill(ellipse(-38, -6, 4.5), mark),
    stroke(curve('-56,6 -48,9 -42,6'), mark, 3),
    stroke(curve('-24,-16 -18,0 -24,16'), mark, 3),
    stroke(
      [
        [-4, -8],
        [12, -8],
        [4, 4],
        [20, 2],
      ]
        .map(([x = 0, y = 0]) =>
          curve([
            [x - 5, y],
            [x, y + 5],
            [x + 5, y],
          ]),
        )
        .join(''),
      mark,
      2.4,
    ),
  ]
}

/** The wall, floor and lamp of the shop. */
export function shopRoom(): SceneNode[] {
  const tiles: string[] = []
  for (let y = 420; y <= 600; y += 36) tiles.push(line([0, y], [960, y]))
  for (let x = 20; x < 960; x += 44) tiles.push(line([x, 420], [x, 620]))
  return [
    fill(rect(0, 0, 960, 720), '#f8e3bd'),
    dabs({ x: -40, y: 0, w: 1000, h: 410 }, '#fff2d6', 90, 21, { length: 90, width: 7, opacity: 0.35 }),
    fill(rect(0, 420, 960, 204), '#d7ebe2'),
    stroke(tiles.join(''), '#a9ccc2', 2.4),
    fill(rect(0, 408, 960, 16), colours.seaDeep),
    fill(rect(0, 620, 960, 100), '#b2654a'),
    clipTo(rect(0, 620, 960, 100), [
      stroke(
        [660, 700].map((y) => line([0, y], [960, y])).join('') +
          [-40, 120, 280, 440, 600, 760, 920].map((x) => line([x + 40, 620], [x - 20, 720])).join(''),
        '#8f4b36',
        3,
      ),
      specks({ x: 0, y: 620, w: 960, h: 100 }, '#f0b090', 120, 5, 1.6, 0.4),
    ]),
  ]
}

/** Salt, vinegar and a pile of empty bags, standing on y = 0. */
export function condiments(): SceneNode[] {
  return [
    fill(poly('-14,0 -10,-44 10,-44 14,0'), '#8a4a2c'),
    fill(rect(-5, -60, 10, 18, 3), colours.tomato),
    fill(poly('24,0 27,-36 47,-36 50,0'), colours.white),
    fill(rect(26, -46, 22, 12, 4), colours.gullGrey),
  ]
}

/** The board over the counter. */
export function menuBoard(): SceneNode[] {
  return [
    ...paper(rect(-100, -60, 200, 120, 6), colours.navyDark, 5),
    stroke(rect(-92, -52, 184, 104, 4), colours.mustard, 3),
    place([lettering('FISH', 19, colours.cream)], { x: 0, y: -30 }),
    place([lettering('CHIPS', 19, colours.mustard)], { x: 0, y: 2 }),
    place([lettering('PEAS', 19, colours.cream)], { x: 0, y: 34 }),
  ]
}

/** The front of The Happy Haddock, 520 wide and 430 high, its foot at the origin, at dusk with its windows lit. */
export function shopFront(): SceneNode[] {
  const glass = '#ffdf94'
  return [
    ...paper(rect(-270, -520, 540, 520), '#54466a', 5),
    clipTo(rect(-270, -520, 540, 520), bricks({ x: -270, y: -514, w: 540, h: 190 }, 15, 3)),
    ...paper(rect(-284, -530, 568, 16, 3), '#3d3358', 4),
    ...[-170, 0, 170].flatMap((x) => [
      fill(rect(x - 44, -500, 88, 84, 3), '#f0bd76'),
      stroke(`${rect(x - 44, -500, 88, 84, 3)}M${x} -500V-416M${x - 44} -460H${x + 44}`, '#8a7596', 6),
    ]),
    ...paper(rect(-250, -330, 500, 330), colours.seaDeep, 4),
    ...paper(rect(-262, -396, 524, 70, 6), colours.tomato, 5),
    place([lettering('THE HAPPY HADDOCK', 24, colours.cream)], { x: -24, y: -361 }),
    place(haddock(colours.mustard, colours.ink), { x: 206, y: -361, scale: 0.62 }),
    fill(rect(-228, -300, 280, 196), glass),
    glow(-88, -200, 260, '#ffe39a', 0.6),
    stroke(`${rect(-228, -300, 280, 196)}M-88 -300V-104`, colours.cream, 8),
    fill(rect(-238, -106, 300, 16, 3), colours.cream),
    fill(rect(88, -306, 130, 306), colours.cream),
    fill(rect(100, -294, 106, 290), '#f6c877'),
    stroke(`${rect(100, -294, 106, 290)}M100 -120H206`, colours.cream, 8),
    fill(ellipse(116, -106, 6), colours.mustard),
  ]
}
