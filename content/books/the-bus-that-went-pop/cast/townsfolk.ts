import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure, HeadView } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

type Looks = {
  skin: string
  shade: string
  hair: string
  /** What they wear on their heads, and in which colour. */
  head: 'bandcap' | 'peaked' | 'bakers' | 'bobble' | 'hijab' | 'curls'
  cap: string
  coat: string
  coatShade: string
  scarf: string
  trousers: string
  size?: 'child' | 'huge'
  moustache?: boolean
  /** Gold braid across the chest. */
  braid?: boolean
}

const nape = '0,-1.1 0.76,-0.84 1.04,-0.1 0.9,0.5 0.4,0.74 -0.4,0.74 -0.9,0.5 -1.04,-0.1 -0.76,-0.84'
const front =
  '0,-1.12 0.74,-0.88 1.05,-0.1 0.92,0.14 0.76,-0.28 0.2,-0.46 -0.4,-0.5 -0.76,-0.28 -0.92,0.14 -1.05,-0.1 -0.74,-0.88'
const sideHair =
  '0.84,-0.4 0.6,-0.96 0,-1.12 -0.62,-0.96 -1.02,-0.4 -0.96,0.3 -0.6,0.56 -0.36,0.3 -0.3,-0.04 0.1,-0.2 0.5,-0.5'

function headwear({ head, cap }: Looks, back: boolean): SceneNode[] {
  if (head === 'bandcap' || head === 'peaked')
    return [
      fill(blob('-1.12,-0.5 -1.26,-1.02 -0.7,-1.3 0,-1.36 0.7,-1.3 1.26,-1.02 1.12,-0.5 0,-0.66', 0.1), cap),
      fill(
        blob('-1.08,-0.36 -1.1,-0.7 0,-0.86 1.1,-0.7 1.08,-0.36 0,-0.54', 0.1),
        head === 'bandcap' ? colours.brass : colours.ink,
      ),
      ...(back
        ? []
        : [
            fill(blob('-0.86,-0.46 0,-0.62 0.86,-0.46 0.7,-0.22 0,-0.34 -0.7,-0.22'), colours.ink),
            fill(ellipse(0, -1.0, 0.15), colours.brass),
          ]),
    ]
  if (head === 'bakers')
    return [
      fill(blob('-1.1,-0.72 -1.4,-1.2 -0.9,-1.66 0,-1.8 0.9,-1.66 1.4,-1.2 1.1,-0.72 0,-0.8'), colours.white),
      fill(blob('-1.05,-0.34 -1.06,-0.8 0,-0.94 1.06,-0.8 1.05,-0.34 0,-0.5', 0.1), colours.frost),
    ]
  if (head === 'bobble')
    return [
      fill(blob('-1.08,-0.36 -1,-0.9 -0.56,-1.3 0,-1.4 0.56,-1.3 1,-0.9 1.08,-0.36 0,-0.5'), cap),
      stroke(curve('-1.02,-0.46 0,-0.64 1.02,-0.46'), colours.custardPale, 0.24),
      fill(ellipse(0, -1.46, 0.26), colours.custardPale),
    ]
  return []
}

function hairOf(looks: Looks, view: HeadView): { behind: SceneNode[]; front: SceneNode[]; over?: SceneNode[] } {
  const { hair, head, cap, moustache } = looks
  if (head === 'hijab') {
    const cloth = blob('0,-1.2 0.86,-0.92 1.16,-0.1 1.08,0.7 0.9,1.3 0,1.5 -0.9,1.3 -1.08,0.7 -1.16,-0.1 -0.86,-0.92')
    const opening =
      'M0 -0.74C0.6 -0.74 0.8 -0.3 0.8 0.16C0.8 0.6 0.4 0.98 0 0.98C-0.4 0.98 -0.8 0.6 -0.8 0.16C-0.8 -0.3 -0.6 -0.74 0 -0.74Z'
    return view.back
      ? { behind: [], front: [fill(cloth, cap)] }
      : { behind: [], front: [{ ...fill(cloth + opening, cap), evenOdd: true }] }
  }
  const lip =
    moustache && !view.back
      ? [
          fill(
            blob(
              '0,0.36 0.3,0.34 0.66,0.56 0.86,0.44 0.8,0.68 0.4,0.74 0,0.58 -0.4,0.74 -0.8,0.68 -0.86,0.44 -0.66,0.56 -0.3,0.34',
            ),
            hair,
          ),
        ]
      : []
  if (view.side) return { behind: [], front: [], over: [fill(blob(sideHair), hair), ...headwear(looks, false)] }
  const curls = head === 'curls' ? [fill(ellipse(0, -0.4, 1.28, 1.14), hair)] : []
  return { behind: curls, front: [fill(blob(view.back ? nape : front), hair), ...lip, ...headwear(looks, view.back)] }
}

function villager(looks: Looks): Figure {
  const build = {
    child: { head: 35, neck: 6, torso: 62, shoulders: 22, arm: 64, leg: 66, limb: 17, hips: 12 },
    huge: { head: 34, neck: 12, torso: 122, shoulders: 50, arm: 116, leg: 112, limb: 31, hips: 25 },
    adult: { head: 30, neck: 13, torso: 106, shoulders: 34, arm: 106, leg: 116, limb: 23, hips: 17 },
  }[looks.size ?? 'adult']
  return {
    build,
    complexion: {
      skin: looks.skin,
      shade: looks.shade,
      blush: '#e0644a',
      brow: looks.head === 'hijab' ? '#2a2228' : looks.hair,
    },
    head: looks.size === 'child' ? heads.round : looks.size === 'huge' ? heads.square : heads.pear,
    hair: (view) => hairOf(looks, view),
    garment: (view, { torso, shoulders }) => {
      const coat = garmentOutline(view, build, {
        hem: view.sitting ? 14 : 32,
        flare: 12,
        waist: 8,
        shoulder: 11,
        belly: looks.size === 'huge' ? 16 : 0,
      })
      const braid = [-70, -50, -30].map((y) => line([-20, y], [20, y])).join('')
      return [
        fill(coat, looks.coat),
        clipTo(coat, [
          fill(rect(shoulders * 0.45, -torso - 10, 110, torso + 90), looks.coatShade, 0.42),
          ...(view.back
            ? []
            : [
                stroke(line([0, -torso], [1, 40]), looks.coatShade, 2.4),
                ...(looks.braid ? [stroke(braid, colours.brass, 4)] : []),
              ]),
        ]),
        fill(
          blob([
            [-24, -torso - 4],
            [0, -torso + 8],
            [24, -torso - 4],
            [26, -torso + 12],
            [0, -torso + 24],
            [-26, -torso + 12],
          ]),
          looks.scarf,
        ),
      ]
    },
    sleeve: looks.coat,
    cuff: 0.88,
    trousers: looks.trousers,
    shoe: '#332a44',
    boot: 0.24,
  }
}

const pale = { skin: '#f4c9ab', shade: '#dca182' }
const brown = { skin: '#b9794d', shade: '#955a34' }
const deep = { skin: '#7a4c30', shade: '#5c371f' }
const tan = { skin: '#e2aa7c', shade: '#c4875a' }
const bandred = {
  head: 'bandcap',
  cap: '#b8303a',
  coat: '#b8303a',
  coatShade: '#86202c',
  scarf: '#3b3a5e',
  trousers: '#2b2d4e',
  braid: true,
} as const

export const lollipopLady = villager({
  ...deep,
  hair: '#2a1c22',
  head: 'peaked',
  cap: '#2d3350',
  coat: '#e7d94e',
  coatShade: '#b9a92c',
  scarf: colours.tin,
  trousers: '#2d3350',
})
export const baker = villager({
  ...pale,
  hair: '#b5653a',
  head: 'bakers',
  cap: colours.white,
  coat: '#7a8fb8',
  coatShade: '#5a6e98',
  scarf: colours.rhubarbPale,
  trousers: '#4a4f73',
  moustache: true,
})
export const twinOne = villager({
  ...pale,
  hair: '#b5653a',
  head: 'bobble',
  cap: colours.teal,
  coat: colours.teal,
  coatShade: colours.tealDark,
  scarf: colours.custard,
  trousers: '#4a4f73',
  size: 'child',
})
export const twinTwo = villager({
  ...pale,
  hair: '#b5653a',
  head: 'bobble',
  cap: colours.marigold,
  coat: colours.marigold,
  coatShade: colours.marigoldDark,
  scarf: colours.custard,
  trousers: '#4a4f73',
  size: 'child',
})
/** The band: the biggest of them plays the tuba. */
export const tubaPlayer = villager({ ...brown, ...bandred, hair: '#2b2228', size: 'huge', moustache: true })
export const cornetPlayer = villager({ ...tan, ...bandred, hair: '#5a3524' })
export const hornPlayer = villager({ ...deep, ...bandred, hair: '#231a20' })
export const neighbour = villager({
  ...brown,
  hair: '#2b2228',
  head: 'hijab',
  cap: '#4f8fa8',
  coat: '#d48a5e',
  coatShade: '#ab6840',
  scarf: '#4f8fa8',
  trousers: '#4a4060',
})
export const student = villager({
  ...tan,
  hair: '#3a2430',
  head: 'curls',
  cap: '',
  coat: colours.leaf,
  coatShade: colours.leafDark,
  scarf: colours.rhubarb,
  trousers: '#39456e',
})
