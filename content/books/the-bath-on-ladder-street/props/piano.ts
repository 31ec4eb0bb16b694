import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
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
  const spikes = Array.from({ length: 11 }, (_, i) => `${-44 + i * 8},${i % 2 ? -50 : -66}`).join(' ')
  return [
    stroke(
      line([-30, -20], [-32, 0]) + line([-18, -20], [-16, 0]) + line([22, -20], [20, 0]) + line([34, -20], [38, 0]),
      ginger,
      8,
    ),
    fill(blob(`-44,-24 ${spikes} 44,-24 0,-16`, 0.04), ginger),
    fill(blob('40,-40 50,-60 44,-96 60,-112 70,-84 58,-50', 0.06), ginger),
    fill(blob('-66,-44 -58,-68 -38,-68 -30,-44 -46,-32'), ginger),
    fill(blob('-64,-56 -68,-80 -52,-66') + blob('-42,-66 -30,-80 -32,-54'), ginger),
    fill(ellipse(-55, -50, 6) + ellipse(-40, -50, 6), colours.white),
    fill(ellipse(-54, -50, 2.4) + ellipse(-41, -50, 2.4), colours.ink),
    fill(ellipse(-48, -39, 3, 4), colours.ink),
  ]
}

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
