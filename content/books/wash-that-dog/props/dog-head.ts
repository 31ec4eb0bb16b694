import { blob, curve, ellipse } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { type Breed, type Coat, coats, curls, isCurly, type Mud, ring } from './dog-coats.ts'

/** A floppy ear that hangs from the origin. */
const ear = (coat: Coat, breed: Breed): SceneNode[] => [
  fill(
    isCurly(breed)
      ? curls(
          [
            [-8, -4],
            [8, -8],
            [20, 4],
            [24, 24],
            [22, 42],
            [8, 50],
            [-4, 40],
            [-8, 22],
            [-10, 8],
          ],
          0.28,
        )
      : blob('-10,-2 4,-8 20,6 26,34 20,52 8,56 -2,40 -8,18'),
    coat.ear,
  ),
]

/** A head that looks left, 90 wide with its muzzle, its neck at the origin. */
export function head(coat: Coat, breed: Breed, mud: Mud, isHappy: boolean): SceneNode[] {
  const line = coat.fur === coats.white.fur ? '#5b4a44' : colours.ink
  return [
    place(ear({ ...coat, ear: coat.shade }, breed), { x: 0, y: -46, rotate: 24, scale: 0.8 }),
    ...(isCurly(breed) ? [fill(curls(ring(8, 10, 30, 24, 11), 0.34), coat.fur)] : []),
    fill(blob('-6,-55 14,-56 33,-42 38,-14 24,10 -2,16 -30,15 -49,6 -53,-8 -44,-18 -28,-22 -22,-42'), coat.fur),
    fill(ellipse(-32, -2, 19, 13), '#ffffff', mud === 'all' ? 0.1 : 0.22),
    ...(mud === 'some'
      ? [
          fill(
            blob('-55,-2 -46,4 -30,9 -14,6 0,0 12,4 10,14 -2,20 -14,23 -30,22 -46,16 -56,7') +
              blob('-44,12 -38,12 -38,27 -43,28') +
              blob('-8,18 -2,16 0,28 -5,31') +
              ellipse(-40, 34, 2.6),
            colours.mud,
          ),
        ]
      : []),
    ...(isHappy
      ? [
          fill(blob('-40,5 -28,9 -13,5 -13,15 -22,23 -34,17'), '#7a3038'),
          fill(blob('-32,10 -20,10 -19,27 -26,34 -33,27'), '#e8777b'),
          stroke(curve('-26,13 -26,26'), '#c4525a', 1.8, 0.8),
        ]
      : []),
    stroke(curve(isHappy ? '-46,1 -38,7 -28,9 -16,7 -8,0' : '-44,6 -32,4 -20,8'), line, 2.6),
    fill(ellipse(-48, -12, 9, 7), colours.ink),
    fill(ellipse(-51, -15, 3, 1.8), '#ffffff', 0.6),
    ...(breed === 'mop'
      ? []
      : [
          fill(ellipse(-13, -28, 5.6, 7), colours.ink),
          fill(ellipse(-15, -31, 2.2), colours.white),
          stroke(curve(isHappy ? '-22,-41 -14,-45 -6,-42' : '-22,-38 -14,-43 -6,-44'), coat.shade, 3),
          fill(ellipse(-4, -10, 8, 5), '#e9907f', mud === 'all' ? 0.14 : 0.34),
        ]),
    place(ear(coat, breed), { x: 20, y: -44, rotate: -8 }),
    ...(breed === 'fluffy' ? [fill(curls(ring(4, -54, 21, 11, 7), 0.5), coat.fur)] : []),
    ...(breed === 'mop'
      ? [
          fill(
            curls(
              [
                [-30, -14],
                [-26, -40],
                [-8, -60],
                [16, -60],
                [28, -44],
                [20, -16],
                [8, -12],
                [-4, -8],
                [-18, -8],
              ],
              0.3,
            ),
            coat.fur,
          ),
          stroke(
            curve('-8,-54 -18,-34 -20,-16') + curve('2,-56 -4,-34 -6,-14') + curve('14,-54 12,-34 10,-18'),
            coat.shade,
            2.6,
            0.8,
          ),
        ]
      : []),
  ]
}
