import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { loose } from '../../../kit/hair-styles.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { drover } from '../cast/newtown.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { night } from '../places/lighting.ts'
import { hours, sky, stars } from '../places/town.ts'
import { kangaroo } from '../props/animals.ts'
import { catalogue } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 376 }

const campfire: SceneNode[] = [
  glow(0, -20, 170, '#ffb45e', 0.7),
  stroke(curve('-40,4 0,-6 40,6') + curve('-36,-8 0,4 38,-6'), colours.woodDark, 11),
  part({ is: 'light' }, [
    fill(blob('-24,-4 -18,-40 -4,-26 4,-60 16,-30 26,-38 24,-4 0,4'), '#f0913e'),
    fill(blob('-10,-4 -4,-28 4,-36 12,-6 0,2'), '#ffe08a'),
  ]),
]

/** The pillow that is sewn to the end of the rug, blown up. */
const pillow: SceneNode[] = [
  fill(blob('-92,-34 -50,-58 30,-60 92,-50 120,-10 110,50 40,72 -50,70 -98,44 -106,4', 0.16), '#c9a778'),
  stroke(curve('-80,-22 -20,-40 50,-42') + curve('-70,46 0,58 60,54'), '#a07f52', 3, 0.7),
  fill(rect(-118, -6, 20, 14, 4), colours.goldDark),
]

/** She lies on her back with her hat over her eyes. */
const sleeper: SceneNode[] = figure(
  { ...drover, hair: loose('#7a4f30') },
  {
    ...armsBehind,
    legless: true,
    turn: 0.2,
    tilt: 4,
    hat: [
      fill(blob('-0.92,-0.2 -0.86,-1.2 -0.3,-1.5 0.3,-1.5 0.86,-1.2 0.92,-0.2', 0.15), colours.brown),
      stroke(curve('-0.92,-0.34 0,-0.2 0.92,-0.34'), colours.tan, 0.22),
      fill(blob('-1.6,-0.06 -0.8,-0.24 0,-0.12 0.8,-0.24 1.6,-0.06 0.9,0.18 0,0.2 -0.9,0.18', 0.16), colours.brown),
      stroke(curve('-1.5,0 -0.8,0.14 0,0.16 0.8,0.14 1.5,0'), colours.brownDark, 0.07),
    ],
    feeling: { eyes: 'closed', brows: 'rest', mouth: 'smile' },
  },
)

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 560, 22),
    stars(190, 440, 22),
    part({ is: 'light' }, [
      fill(blob('480,40 620,120 760,210 960,300 960,360 740,262 600,170 470,90'), '#5a6a9f', 0.4),
    ]),
    fill(blob('-20,520 120,470 260,470 330,520 480,506 700,520 980,500 980,560 -20,560'), '#5a3444'),
    fill(rect(0, 520, 960, 220), '#a2593f'),
    specks({ x: 0, y: 530, w: 960, h: 180 }, '#7a3f30', 160, 22, 2.6, 0.4),
    place(kangaroo, { x: 866, y: 640, scale: 1.34, flip: true, rotate: -8 }),
    place(campfire, { x: 180, y: 604, scale: 1.1 }),
    fill(ellipse(690, 700, 330, 16), '#3c2130', 0.35),
    place(pillow, { x: 478, y: 616 }),
    clipTo(rect(320, 440, 270, 270), [place(sleeper, { x: 726, y: 650, rotate: -80, scale: 1.66 })]),
    fill(
      blob('548,556 640,536 780,540 900,560 962,596 968,656 920,694 760,706 610,704 560,694 536,640', 0.14),
      '#b98f5e',
    ),
    stroke(
      curve('640,560 780,560 930,590') +
        curve('640,676 790,684 940,664') +
        curve('740,540 728,620 742,704') +
        curve('850,552 842,624 852,698'),
      '#8a6140',
      4,
    ),
    fill(blob('544,556 580,542 604,552 590,620 600,690 572,704 542,690 530,630', 0.14), '#d8b684'),
    stroke(curve('590,556 578,620 588,694'), '#b0895a', 3, 0.8),
    place([fill(rect(-52, -24, 104, 48, 3), colours.linen), lettering('NEWTOWN', 15, colours.wine, 0.2)], {
      x: 692,
      y: 600,
      rotate: 4,
    }),
    place(catalogue, { x: 340, y: 678, scale: 1.35, rotate: -7 }),
    fill(ellipse(70, 660, 40, 12) + ellipse(150, 694, 26, 8), '#7a3f30', 0.6),
    card(words, colours.red),
  ],
  lighting: night,
  text: onCard(words),
}
