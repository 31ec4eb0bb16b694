import { blob, curve, ellipse, type Point, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const ginger = '#d9863c'
const gingerDark = '#b3652a'

/** The cat: asleep on its side, 90 long, or standing in fright; its underside is at the origin. */
export function cat(mood: 'asleep' | 'fright' | 'sitting', sock = false): SceneNode[] {
  if (mood === 'asleep')
    return [
      fill(blob('-44,0 -46,-18 -20,-30 14,-28 38,-20 44,-4 40,0'), ginger),
      stroke(curve('-10,-28 -6,-18 -10,-8') + curve('6,-28 10,-18 6,-8') + curve('22,-25 25,-16 21,-8'), gingerDark, 4),
      fill(blob('-58,-16 -48,-32 -26,-30 -20,-14 -34,-2 -52,-4'), ginger),
      fill(blob('-56,-24 -56,-40 -44,-30') + blob('-36,-30 -26,-40 -24,-24'), ginger),
      stroke(curve('-52,-17 -48,-14 -44,-17') + curve('-38,-17 -34,-14 -30,-17'), colours.ink, 2),
      fill(ellipse(-41, -11, 3, 2), '#e7607a'),
      stroke(curve('40,-6 54,-10 52,4 20,2'), ginger, 9),
      ...(sock
        ? [
            fill(blob('-62,-22 -56,-46 -28,-46 -22,-20 -40,-26'), colours.raspberry),
            fill(rect(-58, -34, 34, 6), colours.cream),
          ]
        : []),
    ]
  if (mood === 'sitting')
    return [
      fill(blob('-20,0 -18,-30 -8,-46 10,-46 20,-26 24,0'), ginger),
      stroke(curve('22,-4 44,-8 46,-30'), ginger, 8),
      fill(blob('-20,-56 -14,-72 14,-72 20,-56 10,-42 -10,-42'), ginger),
      fill(blob('-18,-64 -19,-84 -6,-72') + blob('18,-64 19,-84 6,-72'), ginger),
      fill(ellipse(-7, -58, 3) + ellipse(7, -58, 3), colours.ink),
      fill(ellipse(0, -51, 3, 2), '#e7607a'),
      stroke(curve('-10,-34 0,-30 10,-34') + curve('-12,-22 0,-18 14,-22'), gingerDark, 4),
    ]
  return startled
}

// Along an arch: the back, and the tail that stands up behind it.
const hackles = Array.from({ length: 15 }, (_, i): Point => {
  const [angle, reach] = [Math.PI * (1.04 - (i / 14) * 1.06), i % 2 ? 50 : 39]
  return [2 + Math.cos(angle) * reach * 0.86, -42 - Math.sin(angle) * reach]
})
const brush: Point[] = [8, 17, 10, 20, 11, 19, 9, 14, 5].map((wide, i) => [50 + i * 2.2 + wide, -50 - i * 11])
const brushBack: Point[] = [0, 9, 17, 11, 18, 10, 15, 8].map((wide, i) => [66 - i * 1.6 - wide, -146 + i * 12])

/** On the tips of its toes, its back arched and every hair on end. */
const startled: SceneNode[] = [
  stroke(curve('-24,-36 -16,-16 -10,-1') + curve('22,-38 30,-18 20,-1'), gingerDark, 9),
  fill(blob([...brush, ...brushBack], 0.03), ginger),
  fill(blob([...hackles, [40, -30], [24, -40], [2, -50], [-18, -42], [-34, -30]], 0.03), ginger),
  stroke(curve('-32,-38 -36,-16 -27,-1') + curve('32,-40 44,-18 35,-1'), ginger, 9),
  stroke(curve('-12,-84 -8,-72 -10,-62') + curve('6,-86 8,-74 6,-62') + curve('22,-78 22,-68 18,-58'), gingerDark, 4),
  stroke(curve('62,-82 72,-86 80,-84') + curve('64,-108 72,-112 80,-110'), gingerDark, 4),
  fill(blob('-68,-84 -78,-104 -58,-96') + blob('-40,-94 -24,-106 -28,-84'), ginger),
  fill(blob('-72,-78 -66,-94 -38,-96 -26,-80 -26,-66 -36,-50 -60,-48 -72,-62', 0.14), ginger),
  fill(ellipse(-60, -76, 9, 10) + ellipse(-39, -77, 9, 10), colours.white),
  fill(ellipse(-59, -74, 3) + ellipse(-39, -75, 3), colours.ink),
  fill(blob('-56,-62 -44,-62 -42,-52 -50,-47 -58,-52'), colours.ink),
  fill(ellipse(-50, -52, 4, 3) + ellipse(-50, -65, 3.4, 2.2), '#e7607a'),
  stroke('M-66 -62l-22 -5M-66 -58l-21 3M-34 -62l20 -6M-34 -58l20 3', colours.white, 1.6, 0.9),
]

/** The piano that got as far as step forty: 150 wide, 128 high, its feet at the origin's level. */
export function piano(): SceneNode[] {
  const case_ = rect(-75, -128, 150, 128, 4)
  return [
    ...paper(case_, '#7a4a36', 4),
    clipTo(case_, [
      fill(rect(-66, -118, 62, 44, 3) + rect(4, -118, 62, 44, 3), '#5e3628'),
      fill(rect(-66, -38, 132, 30, 3), '#5e3628'),
      fill(rect(40, -140, 60, 150), '#232338', 0.12),
    ]),
    fill(rect(-80, -136, 160, 11, 3), '#8f5a42'),
    fill(rect(-82, -70, 164, 12, 3), '#8f5a42'),
    fill(rect(-72, -66, 144, 13), colours.white),
    stroke(Array.from({ length: 17 }, (_, i) => `M${-64 + i * 8} -66v13`).join(''), '#b9b1a8', 1),
    fill([0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15].map((i) => rect(-66 + i * 8, -66, 4.4, 8)).join(''), colours.ink),
    fill(rect(-78, -58, 10, 58) + rect(68, -58, 10, 58), '#6b4030'),
    stroke('M-40 -108q14 -10 26 2M18 -100h30', '#a87454', 2.4, 0.7),
  ]
}

/** The piano with its cat. */
export function pianoWithCat(mood: 'asleep' | 'fright' | 'sitting' = 'asleep'): SceneNode[] {
  return [...piano(), place(cat(mood), { x: 8, y: -136 })]
}
