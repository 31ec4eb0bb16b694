import { ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks, striped } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import { type Canvas, canvases } from '../props/hat.ts'

/** Grandpa's arch from inside: a brick vault, a plank floor and a lamp at (lampX, lampY). */
export function archRoom(lampX: number, lampY: number): SceneNode[] {
  const random = randomFrom(31)
  const bricks: SceneNode[] = []
  for (let row = 0; row < 17; row++)
    for (let i = -1; i < 14; i++)
      if (random() > 0.52)
        bricks.push(
          fill(
            rect(i * 76 + (row % 2) * 38 + 3, row * 34 + 3, 70, 28, 4),
            random() > 0.5 ? '#6d4355' : '#523147',
            0.35 + random() * 0.3,
          ),
        )
  return [
    fill(rect(0, 0, 960, 720), '#5e394e'),
    ...bricks,
    fill('M0 0H960V720H936V300C936 90 720 34 480 34C240 34 24 90 24 300V720H0Z', '#3a2138'),
    stroke('M24 720V300C24 90 240 34 480 34C720 34 936 90 936 300V720', '#7c5062', 5, 0.6),
    fill(rect(0, 590, 960, 130), '#8a5a3f'),
    clipTo(rect(0, 590, 960, 130), [
      stroke([620, 662, 704].map((y) => line([0, y], [960, y])).join(''), '#64402f', 3),
      dabs({ x: -40, y: 590, w: 1000, h: 130 }, '#a9744f', 70, 17, { length: 70, width: 3, opacity: 0.4 }),
    ]),
    specks({ x: 0, y: 0, w: 960, h: 590 }, '#f2c9a0', 160, 19, 1.3, 0.22),
    glow(lampX, lampY + 20, 430, '#ffcf7a', 0.75),
    stroke(line([lampX, 0], [lampX, lampY - 20]), '#1f1426', 4),
    fill(
      `M${lampX - 40} ${lampY + 8}Q${lampX - 34} ${lampY - 24} ${lampX} ${lampY - 26}Q${lampX + 34} ${lampY - 24} ${lampX + 40} ${lampY + 8}Z`,
      colours.seaDeep,
    ),
    fill(ellipse(lampX, lampY + 8, 40, 8), '#fff3c8'),
  ]
}

/** Folded deckchairs leaning in a row, on y = 0. */
export function foldedDeckchairs(count: number): SceneNode[] {
  const cloths: Canvas[] = [canvases.red, canvases.teal, canvases.mustard, canvases.navy, canvases.green, canvases.plum]
  return Array.from({ length: count }, (_, i) => {
    const cloth = cloths[i % cloths.length] ?? canvases.red
    const body = poly('4,0 46,0 46,-186 4,-186')
    return place(
      [
        fill(poly('8,4 58,4 58,-180 8,-180'), '#1d1426', 0.25),
        striped(body, { x: 0, y: -190, w: 50, h: 190 }, cloth.ground, cloth.stripes, 9),
        stroke(line([2, 4], [2, -200]) + line([48, 4], [48, -200]), colours.wood, 7),
        stroke(line([0, -188], [50, -188]) + line([0, -12], [50, -12]), colours.woodDark, 6),
      ],
      { x: i * 58, rotate: -4 + (i % 3) * 2 },
    )
  })
}

/** A work-bench of planks, `w` wide, its top at y = 0. */
export function workBench(w: number): SceneNode[] {
  return [
    fill(rect(16, 10, 18, 170), colours.woodDark),
    fill(rect(w - 34, 10, 18, 170), colours.woodDark),
    fill(rect(24, 90, w - 48, 12), colours.woodDark),
    ...paper(rect(0, 0, w, 24, 4), '#c4894f', 5),
    stroke(line([14, 12], [w * 0.4, 11]) + line([w * 0.5, 14], [w - 20, 12]), '#99602f', 2, 0.6),
  ]
}
