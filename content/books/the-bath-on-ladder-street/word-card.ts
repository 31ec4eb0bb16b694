import { blob } from '../../kit/geometry.ts'
import { fill, place, stroke } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { colours } from './palette.ts'
import { welly } from './props/goods.ts'
import { cat } from './props/piano.ts'

export const moreWords: Piece[] = [
  { words: 'cat', alt: 'A ginger cat, asleep.', scene: [place(cat('asleep'), { y: 34, scale: 2.4 })] },
  { words: 'boot', alt: 'A red rubber boot.', scene: [place(welly(colours.red), { y: 88, scale: 5 })] },
  {
    words: 'rain',
    alt: 'A dark cloud with rain.',
    scene: [
      fill(blob('-104,-4 -112,-44 -70,-66 -30,-96 34,-92 66,-62 108,-48 106,-4 0,6'), colours.slate),
      stroke('M-70 22L-82 66M-24 22L-40 86M24 22L10 72M70 22L54 88', colours.blue, 9),
    ],
  },
]
