import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, rect, tube } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure, HeadView } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

type HairStyle = 'crop' | 'scarf' | 'beard' | 'bunches' | 'wave' | 'braids'
type Looks = {
  skin: [skin: string, shade: string]
  style: HairStyle
  hair: string
  coat: string
  trousers: string
  build?: 'child' | 'long'
  extra?: SceneNode[]
}

const nape = '0,-1.12 0.76,-0.86 1.05,-0.1 0.9,0.5 0.4,0.76 -0.4,0.76 -0.9,0.5 -1.05,-0.1 -0.76,-0.86'
const fringe =
  '0,-1.14 0.74,-0.9 1.05,-0.1 0.9,0.14 0.74,-0.32 0.2,-0.52 -0.4,-0.6 -0.74,-0.3 -0.9,0.14 -1.05,-0.1 -0.74,-0.9'
const sideCap = '0.76,-0.5 0.5,-1 0,-1.16 -0.7,-0.96 -1.06,-0.3 -0.96,0.36 -0.62,0.5 -0.4,0.1 -0.3,-0.3 0.1,-0.4'
const long = '0,-1.16 0.9,-0.8 1.16,0.1 1.08,0.84 0.5,1 -0.5,1 -1.08,0.84 -1.16,0.1 -0.9,-0.8'
const longSide = '0.4,-1.1 0.2,-0.4 0.06,0.86 -0.5,1.02 -1.06,0.86 -1.16,0.1 -0.9,-0.8 0,-1.16'

type Hair = ReturnType<Figure['hair']>

function headscarf(colour: string, { back, side }: HeadView): Hair {
  const fold = stroke(curve('-0.7,0.86 0,1.2 0.8,0.86'), '#232338', 0.05, 0.2)
  if (side) {
    const cloth =
      '0.4,-1.1 0.74,-0.74 0.56,-0.3 0.36,0.2 0.44,0.8 0.92,1.16 0.3,1.5 -0.7,1.34 -1.04,0.6 -1.12,-0.2 -0.72,-0.96 0,-1.2'
    return {
      behind: [],
      front: [],
      over: [fill(blob(cloth), colour), stroke(curve('0.4,0.8 0,1.1 -0.7,1'), '#232338', 0.05, 0.2)],
    }
  }
  const cloth = blob('0,-1.2 0.86,-0.94 1.14,-0.1 1.08,0.7 0.94,1.3 0,1.5 -0.94,1.3 -1.08,0.7 -1.14,-0.1 -0.86,-0.94')
  const opening =
    'M0 -0.72C0.6 -0.72 0.8 -0.3 0.8 0.16C0.8 0.6 0.4 0.98 0 0.98C-0.4 0.98 -0.8 0.6 -0.8 0.16C-0.8 -0.3 -0.6 -0.72 0 -0.72Z'
  return { behind: [], front: [{ ...fill(back ? cloth : `${cloth}${opening}`, colour), evenOdd: true }, fold] }
}

function hairOf({ style, hair }: Looks, view: HeadView): Hair {
  if (style === 'scarf') return headscarf(hair, view)
  const cover = fill(blob(view.back ? nape : fringe), hair)
  const over = [fill(blob(sideCap), hair)]
  if (style === 'wave') {
    const falls = fill(blob(view.side ? longSide : long), hair)
    return { behind: [falls], front: view.back ? [falls] : view.side ? [] : [cover], over }
  }
  if (style === 'braids') {
    const bun = fill(ellipse(view.side ? -0.7 : 0, -1.06, 0.46, 0.4), hair)
    return { behind: [bun], front: [cover], over: [...over, bun] }
  }
  if (style === 'bunches') {
    const bunches = [-1, 1].map((s) => fill(ellipse(s * 1.12, 0.3, 0.26, 0.5), hair))
    return {
      behind: view.side ? [] : bunches,
      front: [cover],
      over: [...over, fill(ellipse(-0.86, 0.5, 0.3, 0.5), hair)],
    }
  }
  if (style === 'beard') {
    const x = view.turn * 0.4
    const beard = blob([
      [-0.94, 0.1],
      [-0.98, 0.7],
      [-0.5, 1.28],
      [0, 1.4],
      [0.5, 1.28],
      [0.98, 0.7],
      [0.94, 0.1],
      [0.6 + x * 0.3, 0.44],
      [x, 0.42],
      [-0.6 + x * 0.3, 0.44],
    ])
    const smile = stroke(
      curve([
        [x - 0.16, 0.68],
        [x, 0.76],
        [x + 0.16, 0.68],
      ]),
      '#7a3f35',
      0.07,
    )
    const sideBeard = fill(blob('-0.24,0.1 0.3,0.5 0.9,0.5 1,0.9 0.5,1.4 -0.1,1.2 -0.4,0.6'), hair)
    return {
      behind: [],
      front: view.back ? [cover] : view.side ? [sideBeard] : [fill(beard, hair), smile, cover],
      over,
    }
  }
  return { behind: [], front: view.side ? [] : [cover], over }
}

const builds = {
  grown: { head: 30, neck: 13, torso: 106, shoulders: 34, arm: 106, leg: 116, limb: 23, hips: 17 },
  child: { head: 35, neck: 6, torso: 68, shoulders: 23, arm: 68, leg: 74, limb: 17, hips: 12 },
  long: { head: 30, neck: 13, torso: 108, shoulders: 33, arm: 106, leg: 116, limb: 23, hips: 17 },
}

function neighbour(looks: Looks): Figure {
  const { skin, coat, trousers, build = 'grown' } = looks
  return {
    build: builds[build],
    complexion: {
      skin: skin[0],
      shade: skin[1],
      blush: '#df5f45',
      brow: looks.style === 'scarf' ? '#2a2228' : looks.hair,
    },
    head: build === 'child' ? heads.round : heads.pear,
    hair: (view) => hairOf(looks, view),
    garment: (view, measure) => {
      const hem = view.sitting ? 14 : build === 'long' ? 74 : 26
      const shape = garmentOutline(view, measure, { hem, flare: build === 'long' ? 22 : 10, waist: 7, shoulder: 11 })
      const x = view.side ? measure.shoulders * 0.5 : 0
      return [
        fill(shape, coat),
        clipTo(shape, [
          fill(rect(measure.shoulders * 0.45, -200, 110, 400), '#232338', 0.14),
          ...(view.back
            ? []
            : [stroke(`M${x} ${-measure.torso + 10}V${hem + 6}`, '#232338', 2.2, 0.25), ...(looks.extra ?? [])]),
        ]),
      ]
    },
    sleeve: coat,
    cuff: 0.86,
    trousers,
    shoe: '#37303d',
    boot: 0.12,
  }
}

const pale: Looks['skin'] = ['#f4c6a6', '#dc9f7c']
const tan: Looks['skin'] = ['#e0a878', '#bf8455']
const brown: Looks['skin'] = ['#96613f', '#74472a']
const deep: Looks['skin'] = ['#6f4329', '#52301c']

export const samirasMum = neighbour({
  skin: brown,
  style: 'scarf',
  hair: colours.lilac,
  coat: '#74507f',
  trousers: '#4a3a58',
  build: 'long',
})
/** Samira's mum at work: her belt of tools over her coat. */
export const electrician = neighbour({
  skin: brown,
  style: 'scarf',
  hair: colours.lilac,
  coat: '#74507f',
  trousers: '#4a3a58',
  build: 'long',
  extra: [
    fill(rect(-70, -20, 140, 12), colours.wood),
    fill(rect(-36, -12, 22, 30, 4) + rect(14, -12, 20, 30, 4), colours.woodDark),
    fill(rect(-32, -30, 6, 22, 2), colours.red),
    fill(rect(-22, -26, 5, 18, 2), colours.amber),
    fill(rect(18, -32, 4, 22, 1) + rect(26, -32, 4, 22, 1), colours.slatePale),
    fill(rect(-8, -22, 15, 16, 3), colours.amber),
  ],
})
export const postwoman = neighbour({
  skin: deep,
  style: 'braids',
  hair: '#241b20',
  coat: colours.red,
  trousers: '#3a4258',
  extra: [fill(rect(-70, -66, 140, 11), colours.amber)],
})
export const mrNowak = neighbour({
  skin: pale,
  style: 'beard',
  hair: '#d3a354',
  coat: colours.teal,
  trousers: '#5d5648',
})

/** People of Ladder Street; the order is theirs to keep from page to page. */
export const neighbours = [
  neighbour({ skin: pale, style: 'wave', hair: '#b5532f', coat: colours.leek, trousers: colours.slateDark }),
  neighbour({ skin: tan, style: 'crop', hair: '#2e2630', coat: colours.amber, trousers: '#4d4a60', build: 'child' }),
  neighbour({ skin: deep, style: 'crop', hair: '#241b20', coat: '#8fa3c8', trousers: '#574a5e' }),
  neighbour({
    skin: pale,
    style: 'bunches',
    hair: '#e0b25c',
    coat: colours.teal,
    trousers: colours.raspberryDark,
    build: 'child',
  }),
  neighbour({ skin: tan, style: 'wave', hair: '#8d8893', coat: colours.lilac, trousers: '#574a5e' }),
] as const satisfies Figure[]

/** One of the twins in a snowsuit and a bobble hat, 72 high, the seat of its trousers at the origin; its legs dangle. */
export function baby(hat: string, mood: 'asleep' | 'wide' = 'wide'): SceneNode[] {
  const eyes =
    mood === 'wide'
      ? [fill(ellipse(-5, -45, 2.6, 3.2) + ellipse(5, -45, 2.6, 3.2), colours.ink)]
      : [stroke(curve('-8,-45 -5,-43 -2,-45') + curve('2,-45 5,-43 8,-45'), colours.ink, 1.8)]
  return [
    fill(tube([-8, -4], [-13, 6], [-11, 16], 13, 10) + tube([8, -4], [13, 6], [11, 16], 13, 10), colours.cream),
    fill(ellipse(-12, 18, 6, 5) + ellipse(12, 18, 6, 5), hat),
    fill(blob('-12,-34 0,-38 12,-34 18,-14 13,3 0,6 -13,3 -18,-14'), colours.cream),
    fill(tube([-12, -28], [-23, -22], [-21, -12], 10, 8) + tube([12, -28], [23, -22], [21, -12], 10, 8), colours.cream),
    fill(ellipse(-21, -10, 4.4) + ellipse(21, -10, 4.4), brown[0]),
    stroke(curve('0,-32 1,-14 0,3'), '#232338', 1.6, 0.3),
    fill(ellipse(0, -45, 15, 14), brown[0]),
    ...eyes,
    fill(ellipse(-9, -39, 3.4, 2.4) + ellipse(9, -39, 3.4, 2.4), '#d2523f', 0.45),
    stroke(curve('-3,-38 0,-36.5 3,-38'), colours.ink, 1.6),
    fill(blob('-16,-47 -13,-59 0,-64 13,-59 16,-47 0,-51'), hat),
    fill(ellipse(0, -65, 5), colours.cream),
  ]
}
