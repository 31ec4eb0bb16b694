import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { liptonAtSea } from '../cast/glasgow.ts'
import { behind } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hours, sea, sky } from '../places/town.ts'
import { yacht } from '../props/grocer.ts'

const words = { x: 34, y: 28, w: 440, h: 376 }

const wave = (y: number, colour: string, shift: number) => {
  const crests = Array.from({ length: 9 }, () => `q30 -26 62 -4q30 18 58 4`).join('')
  return fill(`M${-60 + shift} ${y}${crests}V760H-60Z`, colour)
}

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 330, 25),
    cloud(520, 110, 190, '#ffffff', 0.8),
    cloud(760, 70, 150, '#ffffff', 0.7),
    ...sea(318, 720, 25),
    stroke(line([900, 330], [900, 262]), colours.woodDark, 4),
    fill('M902 264Q926 256 944 268V290Q924 280 902 288Z', colours.red),
    fill(blob('884,336 890,322 912,322 918,336'), colours.rust),
    place(yacht(colours.linen, colours.silverDark), { x: 822, y: 330, scale: 0.36, rotate: 5 }),
    wave(360, '#5f9db3', 0),
    place(yacht(colours.green, colours.greenDark), { x: 640, y: 470, scale: 0.94, rotate: 12 }),
    stroke(curve('450,476 520,488 600,480') + curve('700,500 780,508 860,494'), '#ffffff', 7, 0.7),
    wave(500, '#4f8fa8', -30),
    wave(570, colours.seaDark, 10),
    fill(blob('-40,640 200,610 520,600 980,630 980,760 -40,760'), colours.greenDark),
    fill(rect(-10, 656, 980, 10), colours.gold),
    fill(blob('-40,628 200,598 520,588 980,618 980,634 520,604 200,614 -40,644'), colours.wood),
    behind(liptonAtSea, [250, 690], 1.3, {
      turn: 0.5,
      nod: -0.1,
      hands: [
        [-50, -10],
        [40, -140],
      ],
      grasp: ['rest', 'grip'],
      arms: ['front', 'over'],
      feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.9, 0] },
      holding: [
        [],
        [
          place([fill(rect(-26, -9, 76, 18, 4), colours.goldDark), fill(rect(40, -12, 14, 24, 3), colours.gold)], {
            x: 12,
            y: -8,
            rotate: -6,
          }),
        ],
      ],
    }),
    fill(blob('-40,690 200,664 520,656 980,682 980,760 -40,760'), colours.greenDark),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
