import { rect } from '../../../kit/geometry.ts'
import { fill, glow, part, place, type SceneNode } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { faces, whole } from '../cast/poses.ts'
import { boys, pioneer, pioneerWoman } from '../cast/rochdale.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { cobbles, hours, house, sky, stars } from '../places/town.ts'
import { barrel, flourBag, sack, scales, shutter } from '../props/shop.ts'
import { candle } from '../props/table-things.ts'

const words = { x: 36, y: 412, w: 888, h: 284 }

const [first, second, third] = boys

const snowOn = (x: number, y: number, w: number): SceneNode => fill(rect(x, y - 7, w, 9, 4), '#e8edf5')

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 200, 14),
    stars(40, 120, 14),
    ...house({ x: -60, w: 260, top: 70, foot: 430, wall: '#6d3f3c', seed: 24, isDark: true }),
    ...house({ x: 700, w: 300, top: 60, foot: 430, wall: '#7c4742', seed: 26, isDark: true, lit: true }),
    fill(rect(196, 20, 508, 420), '#7d4843'),
    ...house({ x: 196, w: 508, top: 16, foot: 430, wall: '#7d4843', seed: 25, isDark: true }),
    fill(rect(196, 100, 508, 340), '#4f6a58'),
    fill(rect(184, 84, 532, 26, 4), colours.greenDark),
    snowOn(184, 84, 532),
    part({ is: 'light' }, [fill(rect(252, 126, 396, 270), '#f3cf86')]),
    glow(450, 240, 240, '#fff1c4', 0.7),
    place(sack('FLOUR'), { x: 300, y: 396, scale: 0.9 }),
    place(sack('SUGAR', colours.cream, colours.linenDark), { x: 600, y: 396, scale: 0.8 }),
    ...whole(pioneerWoman, [452, 388], 1.1, {
      turn: -0.1,
      nod: 0.3,
      hands: [
        [-42, -42],
        [46, -40],
      ],
      grasp: ['rest', 'open'],
      arms: ['over', 'over'],
      feeling: { ...faces.content, gaze: [0.2, 0.8] },
    }),
    place(barrel, { x: 372, y: 440, scale: 0.7 }),
    place(barrel, { x: 540, y: 440, scale: 0.7 }),
    fill(rect(316, 356, 284, 14, 3), colours.woodPale),
    place(scales, { x: 466, y: 358, scale: 0.6 }),
    place(flourBag, { x: 540, y: 358, scale: 0.5 }),
    place(candle(70), { x: 350, y: 358, scale: 0.56 }),
    place(candle(70), { x: 586, y: 358, scale: 0.5 }),
    fill(
      rect(242, 116, 12, 290) + rect(646, 116, 12, 290) + rect(242, 116, 416, 12) + rect(242, 392, 416, 16),
      colours.greenDark,
    ),
    ...cobbles(424, '#77757f', '#55535f', 14),
    dabs({ x: 0, y: 430, w: 950, h: 60 }, '#eef2f8', 50, 14, { length: 40, width: 4, opacity: 0.5 }),
    ...whole(pioneer, [176, 452], 1.36, {
      turn: 0.4,
      nod: -0.1,
      hands: [
        [-26, -50],
        [47, -44],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      feeling: { ...faces.content, gaze: [0.8, 0] },
      load: [place(shutter, { x: 11, y: -12, rotate: 4 })],
    }),
    ...whole(first, [726, 456], 1.3, {
      turn: -0.45,
      tilt: -5,
      hands: [
        [-62, -66],
        [30, -20],
      ],
      grasp: ['point', 'rest'],
      arms: ['over', 'over'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    ...whole(third, [858, 462], 1.32, {
      turn: -0.35,
      tilt: 7,
      hands: [
        [-30, -20],
        [34, -22],
      ],
      arms: ['over', 'over'],
      feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
    }),
    ...whole(second, [612, 462], 1.24, {
      back: true,
      turn: -0.3,
      hands: [
        [-40, -4],
        [38, -2],
      ],
      feeling: faces.calm,
    }),
    card(words, colours.green),
  ],
  lighting: lampAt(450, 260, 560),
  text: onCard(words),
}
