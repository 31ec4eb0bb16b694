import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, glow, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { drover } from '../cast/newtown.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { night } from '../places/lighting.ts'
import { hours, sky, stars } from '../places/town.ts'
import { kangaroo } from '../props/animals.ts'
import { blownPillow, catalogue } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 376 }

const campfire: SceneNode[] = [
  glow(0, -20, 170, '#ffb45e', 0.7),
  stroke(curve('-40,4 0,-6 40,6') + curve('-36,-8 0,4 38,-6'), colours.woodDark, 11),
  part({ is: 'light' }, [
    fill(blob('-24,-4 -18,-40 -4,-26 4,-60 16,-30 26,-38 24,-4 0,4'), '#f0913e'),
    fill(blob('-10,-4 -4,-28 4,-36 12,-6 0,2'), '#ffe08a'),
  ]),
]

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
    place(kangaroo, { x: 836, y: 580, scale: 1.12, flip: true }),
    place(campfire, { x: 330, y: 600, scale: 0.9 }),
    place(blownPillow, { x: 524, y: 590, scale: 1.36, rotate: -4 }),
    place(
      figure(drover, {
        legless: true,
        turn: 0.15,
        tilt: 2,
        hands: [
          [-14, -30],
          [14, -28],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'closed', brows: 'rest', mouth: 'smile' },
      }),
      { x: 716, y: 620, rotate: -82, scale: 1.36 },
    ),
    fill(blob('600,548 660,530 780,536 890,556 940,590 946,650 900,684 740,696 630,688 596,660 590,600'), '#b98f5e'),
    stroke(
      curve('640,556 760,556 880,580') +
        curve('640,660 760,668 910,652') +
        curve('700,540 690,610 700,690') +
        curve('820,546 812,610 820,690'),
      '#8a6140',
      4,
    ),
    fill(blob('600,548 628,540 642,552 630,610 640,676 616,680 594,654 588,600'), '#d8b684'),
    place([fill(rect(-44, -20, 88, 40, 3), colours.linen), lettering('NEWTOWN', 13, colours.wine, 0.2)], {
      x: 764,
      y: 612,
      rotate: 4,
    }),
    place(catalogue, { x: 446, y: 676, scale: 1.3, rotate: -7 }),
    fill(ellipse(150, 660, 40, 12) + ellipse(210, 690, 26, 8), '#7a3f30', 0.6),
    card(words, colours.red),
  ],
  lighting: night,
  text: onCard(words),
}
