import { figure } from '../../../kit/figure.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import { mrTindall } from '../cast/mr-tindall.ts'
import { benchBack } from './furniture.ts'

/** Mr Tindall on the end bench, looking out to sea as he always does: we see the back of his hat. Origin on the ground. */
export function endBench(): SceneNode[] {
  const bench = benchBack(150)
  const legs = [-32, 8].flatMap((x) => [
    fill(rect(x, -24, 24, 22, 4), mrTindall.trousers),
    fill(ellipse(x + 12, -3, 15, 7), mrTindall.shoe),
  ])
  const sitter = figure(mrTindall, {
    back: true,
    hands: [
      [-20, -60],
      [20, -60],
    ],
    arms: ['back', 'back'],
    seat: [
      [0, 0],
      [0, 0],
    ],
    feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
    legless: true,
  })
  return [...legs, ...bench.under, place(sitter, { y: -30, scale: 0.92 }), ...bench.over]
}
