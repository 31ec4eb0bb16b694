import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { clipTo, fill, glow, paper, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import { nine } from '../props/nine.ts'

/** How the bus stands: what its windows show, upstairs and down, and whether it has its new roof yet. */
type BusState = {
  up?: 'lit' | 'dark' | 'day'
  down?: 'lit' | 'dark' | 'day' | 'blankets'
  roof?: 'rusty' | 'new' | 'snowy'
  door?: 'shut' | 'open'
  /** Night takes the colour out of the paint, 0–1. */
  shade?: number
}

const glass = { lit: '#ffdf94', dark: '#20244f', day: '#bcd3e6', blankets: '#20244f' }
const blankets = [colours.teal, colours.heather, '#b5583c', colours.slate, colours.leaf, '#b5583c', colours.heather]

/** A window, which shines when there is light behind it. */
const pane = (kind: keyof typeof glass, d: string): SceneNode =>
  kind === 'lit' ? part({ is: 'light' }, [fill(d, glass.lit)]) : fill(d, glass[kind])

function wheel(x: number): SceneNode[] {
  return [
    fill(ellipse(x, -34, 42), '#231f38'),
    fill(ellipse(x, -34, 34), '#17152b'),
    fill(ellipse(x, -34, 19), colours.tin),
    fill(ellipse(x, -34, 9), colours.tinDark),
    stroke(ellipse(x, -34, 26), '#3a3658', 3),
  ]
}

const tartan = (x: number, y: number, colour: string): SceneNode => {
  const cloth = rect(x, y, 58, 54, 3)
  return clipTo(cloth, [
    fill(cloth, colour),
    stroke([12, 30, 48].map((d) => line([x + d, y], [x + d, y + 54])).join(''), colours.ink, 3, 0.22),
    stroke([14, 36].map((d) => line([x, y + d], [x + 58, y + d])).join(''), colours.cream, 3, 0.3),
  ])
}

/** The Number 9 from its near side, facing left: 600 long, 390 high, standing on y = 0 with its middle at the origin. */
export function bus(state: BusState = {}): SceneNode[] {
  const { up = 'day', down = 'day', roof = 'rusty', door = 'shut', shade = 0 } = state
  const body = blob(
    '-296,-36 -300,-110 -298,-190 -292,-300 -280,-350 -250,-368 0,-374 262,-370 290,-352 298,-300 300,-36 0,-34',
    0.06,
  )
  const upper = [-214, -146, -78, -10, 58, 126, 194].map((x) => rect(x, -318, 58, 56, 6))
  const lower = [-186, -118, -50, 18, 86, 154, 222].map((x) => rect(x, -172, 58, 58, 6))
  const isLit = (kind: string) => kind === 'lit'
  return [
    ...(isLit(up) ? [glow(0, -270, 300, '#ffdf94', 0.3)] : []),
    ...(isLit(down) ? [glow(-20, -140, 360, '#ffdf94', 0.5)] : []),
    fill(ellipse(0, -2, 320, 14), '#14143a', 0.3),
    fill(body, colours.rhubarb),
    clipTo(body, [
      fill(rect(-310, -330, 620, 82), colours.custard),
      fill(rect(-310, -184, 620, 82), colours.custard),
      fill(rect(-310, -246, 620, 5) + rect(-310, -196, 620, 5), colours.custardPale),
      fill(rect(-310, -62, 620, 8), colours.rhubarbDark),
      fill(rect(-310, -400, 620, 62), roof === 'new' ? colours.tin : colours.rhubarbDark),
      ...(roof === 'new'
        ? [
            stroke(
              Array.from({ length: 40 }, (_, i) => line([-300 + i * 15, -376], [-300 + i * 15, -338])).join(''),
              colours.tinDark,
              3,
            ),
          ]
        : []),
      ...(roof === 'rusty'
        ? [
            fill(
              blob('-120,-380 -60,-352 20,-362 60,-346 110,-360 130,-384') +
                blob('180,-384 210,-346 250,-352 280,-380'),
              '#a5562f',
            ),
            specks({ x: -290, y: -374, w: 580, h: 34 }, '#7b3a24', 60, 3, 3, 0.7),
          ]
        : []),
      fill(rect(190, -400, 130, 400), colours.ink, 0.08),
      fill(rect(-310, -54, 620, 24), colours.iron, 0.55),
    ]),
    pane(up, [...upper, rect(-292, -318, 64, 56, 6)].join('')),
    pane(down, lower.join('')),
    ...(down === 'blankets'
      ? [-186, -118, -50, 18, 86, 154, 222].map((x, i) => tartan(x, -171, blankets[i] ?? colours.teal))
      : []),
    stroke([...upper, ...lower, rect(-292, -318, 64, 56, 6)].join(''), colours.cream, 4),
    ...(up === 'day'
      ? [stroke(upper.map((_, i) => line([-200 + i * 68, -280], [-184 + i * 68, -306])).join(''), '#ffffff', 4, 0.6)]
      : []),
    ...paper(rect(-262, -184, 62, 146, 5), colours.rhubarbDark, 2),
    ...(door === 'open'
      ? [
          fill(rect(-256, -178, 50, 138), isLit(down) ? '#ffe7ac' : '#14143a'),
          fill(rect(-262, -184, 12, 146), colours.custard),
          fill(rect(-212, -184, 12, 146), colours.custard),
        ]
      : [
          pane(down, rect(-255, -174, 21, 100, 3) + rect(-228, -174, 21, 100, 3)),
          stroke(line([-231, -184], [-231, -38]), colours.custard, 3),
        ]),
    fill(rect(-262, -236, 62, 34, 4), '#1b1a3a'),
    place([nine(24, colours.custard)], { x: -231, y: -219 }),
    ...paper(rect(-150, -236, 300, 34, 4), colours.rhubarb, 0),
    place([lettering('MUCKTHORPE', 19, colours.custardPale, 0.16)], { x: 0, y: -219 }),
    fill(poly('-300,-110 -306,-106 -306,-88 -300,-84'), colours.candle),
    ...(shade > 0
      ? [
          fill(body, '#1c2054', shade * 0.5),
          ...(isLit(up) ? [pane('lit', upper.join(''))] : []),
          ...(isLit(down) ? [pane('lit', lower.join(''))] : []),
        ]
      : []),
    ...wheel(-150),
    ...wheel(190),
    ...(roof === 'snowy'
      ? [
          fill(
            blob(
              '-296,-344 -282,-374 -200,-392 0,-396 220,-392 284,-378 298,-344 240,-356 160,-346 60,-358 -40,-348 -140,-358 -230,-346',
              0.12,
            ),
            colours.snow,
          ),
        ]
      : []),
  ]
}

/** The stove's pipe on the roof, with smoke; its foot at the origin. */
export const stovePipe = (smoke: string): SceneNode[] => [
  fill(rect(-6, -44, 12, 48), colours.iron),
  fill(poly('-13,-42 0,-56 13,-42'), colours.iron),
  fill(blob('0,-58 14,-76 4,-96 24,-118 60,-128 40,-108 30,-92 38,-74 14,-62'), smoke, 0.55),
  stroke(curve('6,-66 12,-84 8,-100'), smoke, 4, 0.5),
]
