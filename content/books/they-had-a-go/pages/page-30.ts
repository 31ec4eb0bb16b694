import { blob, curve, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud, dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { beatrixOld } from '../cast/lakes.ts'
import { faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hills, hours, sky } from '../places/town.ts'
import { rabbit, sheep } from '../props/animals.ts'
import { openGrey } from '../props/books.ts'
import { readingRabbit } from '../props/friends.ts'

const words = { x: 34, y: 28, w: 440, h: 428 }

/** A wall of dry stones along a line of points. */
const wall = (d: string): SceneNode[] => [stroke(d, '#8f8a83', 11), stroke(d, '#b9b3a8', 4, 0.7)]

const cottage: SceneNode[] = [
  fill(rect(-46, -40, 92, 40), colours.white),
  fill(poly('-54,-38 -36,-72 36,-72 54,-38'), colours.slate),
  fill(rect(18, -92, 16, 26), colours.stone),
  fill(rect(-30, -28, 14, 14) + rect(14, -28, 14, 14), colours.slateDark),
  fill(rect(-8, -26, 14, 26), colours.greenDark),
]

const grass = (y: number, seed: number): SceneNode => {
  const random = randomFrom(seed)
  return {
    ...stroke(
      Array.from({ length: 90 }, () => {
        const x = random() * 960
        const foot = y + random() * 60
        return curve([
          [x, foot],
          [x + 3, foot - 22],
          [x + 8 - random() * 20, foot - 34 - random() * 22],
        ])
      }).join(''),
      colours.grassDark,
      3.4,
      0.8,
    ),
    scattered: true,
  }
}

const at = { x: 726, y: 530, scale: 1.62 }

/** Her arms lie on the top bar, folded before her. */
const onTheGate: SceneNode[] = ([-1, 1] as const).map((side) =>
  placedArm(beatrixOld, { side, elbow: [side * 66, -36], hand: [side * 16, -40], state: 'rest', lean: -4 }),
)

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 320, 30),
    cloud(600, 80, 210, '#ffffff', 0.8),
    cloud(850, 130, 150, '#ffffff', 0.7),
    hills(330, 170, '#9db4b4', 180),
    hills(350, 110, '#86a583', 60),
    fill(blob('-40,330 200,350 480,330 760,348 1000,320 1000,760 -40,760'), '#9dbb72'),
    dabs({ x: 0, y: 340, w: 960, h: 300 }, '#c4d793', 140, 30, { length: 60, width: 5, opacity: 0.3 }),
    ...wall(curve('480,372 640,356 800,372 980,350')),
    ...wall(curve('660,360 700,410 780,470')),
    place(cottage, { x: 570, y: 356, scale: 0.9 }),
    place(cottage, { x: 900, y: 352, scale: 0.7 }),
    fill(ellipse(508, 350, 22, 28) + ellipse(630, 346, 16, 22) + ellipse(846, 344, 20, 26), colours.leaf),
    place(sheep, { x: 522, y: 452, scale: 0.74 }),
    place(sheep, { x: 572, y: 496, scale: 0.9 }),
    place(sheep, { x: 900, y: 496, scale: 0.96 }),
    place(sheep, { x: 840, y: 440, scale: 0.66, flip: true }),
    fill(rect(478, 436, 24, 230, 3) + rect(932, 436, 24, 230, 3), colours.woodDark),
    fill([474, 524, 574, 620].map((y) => rect(492, y, 446, 17, 3)).join(''), colours.wood),
    stroke(line([504, 628], [926, 484]), colours.woodDark, 12),
    place(onTheGate, at),
    ...stand(beatrixOld, [726, 722], 1.62, {
      ...armsBehind,
      back: true,
      turn: -0.75,
      tilt: -6,
      weight: 1,
      feeling: faces.content,
    }),
    fill(blob('-40,650 240,628 520,650 760,664 1000,646 1000,760 -40,760'), '#86a85a'),
    grass(668, 31),
    place(rabbit('#a58566', '#7f634a'), { x: 120, y: 668, scale: 1.15 }),
    place(rabbit('#8f8478', '#6c625a'), { x: 214, y: 640, scale: 0.86, flip: true }),
    place(readingRabbit([place(openGrey, { x: -44, y: -40, scale: 1.1, rotate: -12 })]), {
      x: 380,
      y: 676,
      scale: 1.3,
    }),
    place(rabbit('#b99a78', '#8f7152'), { x: 572, y: 690, scale: 0.9, flip: true }),
    grass(714, 32),
    card(words, colours.navy),
  ],
  lighting: day,
  text: onCard(words),
}
