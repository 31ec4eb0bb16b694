import { grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { liptonAtSea } from '../cast/glasgow.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hours, sea, sky } from '../places/town.ts'
import { yacht } from '../props/grocer.ts'

const words = { x: 488, y: 24, w: 440, h: 370 }

const wave = (y: number, colour: string, shift: number) => {
  const crests = Array.from({ length: 9 }, () => `q30 -26 62 -4q30 18 58 4`).join('')
  return fill(`M${-60 + shift} ${y}${crests}V760H-60Z`, colour)
}

/** A telescope of brass, from the eye at the origin to the right. */
const telescope: SceneNode[] = [
  fill(poly('-4,-9 8,-12 8,12 -4,9'), colours.black),
  fill(poly('6,-10 76,-14 76,14 6,10'), colours.goldDark),
  fill(poly('6,-10 76,-14 76,-5 6,-4'), colours.gold),
  fill(poly('72,-18 150,-22 150,22 72,18'), colours.brown),
  fill(poly('72,-18 150,-22 150,-10 72,-8'), '#9a6c45'),
  fill(rect(66, -20, 12, 40, 3) + rect(146, -26, 18, 52, 4), colours.gold),
]

const body: SceneNode[] = figure(liptonAtSea, {
  ...armsBehind,
  turn: 0.5,
  tilt: 4,
  lean: 6,
  legless: true,
  feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.9, 0.2] },
})

const atSea = { x: 172, y: 700, scale: 2.2 }

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 430, 25),
    cloud(330, 90, 190, '#ffffff', 0.8),
    cloud(70, 60, 150, '#ffffff', 0.7),
    ...sea(416, 720, 25),
    stroke(line([792, 470], [792, 408]), colours.woodDark, 5),
    fill('M794 410Q818 402 838 414V438Q816 428 794 436Z', colours.red),
    fill(blob('774,476 780,462 804,462 810,476'), colours.rust),
    place(yacht(colours.linen, colours.silverDark), { x: 884, y: 478, scale: 0.22, rotate: 5 }),
    stroke(curve('820,484 850,490 900,486') + curve('760,482 780,486 806,484'), '#ffffff', 4, 0.7),
    wave(500, '#5f9db3', 0),
    place(yacht(colours.green, colours.greenDark), { x: 650, y: 656, scale: 0.65, rotate: 9 }),
    stroke(curve('470,664 540,676 610,668') + curve('700,672 770,680 850,668'), '#ffffff', 7, 0.7),
    wave(668, '#4f8fa8', -30),
    wave(706, colours.seaDark, 10),
    place(body, atSea),
    place(telescope, { x: 236, y: 394, rotate: 7, scale: 1.12 }),
    place(
      [
        placedArm(liptonAtSea, {
          side: 1,
          elbow: [92, -84],
          hand: [80, -128],
          state: 'grip',
          thumb: -1,
          lean: 6,
          drawn: grippingHand(liptonAtSea.complexion),
        }),
      ],
      atSea,
    ),
    fill(rect(40, 640, 22, 100) + rect(262, 640, 22, 100) + rect(440, 660, 22, 80), colours.woodDark),
    fill(poly('-20,622 500,650 500,676 -20,650'), colours.wood),
    fill(poly('-20,622 500,650 500,657 -20,630'), colours.woodPale),
    fill(poly('492,644 514,648 514,740 492,740'), colours.woodDark),
    place(
      [
        placedArm(liptonAtSea, {
          side: -1,
          elbow: [-66, -62],
          hand: [-44, -30],
          state: 'grip',
          thumb: -1,
          lean: 6,
          drawn: grippingHand(liptonAtSea.complexion),
        }),
      ],
      atSea,
    ),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
