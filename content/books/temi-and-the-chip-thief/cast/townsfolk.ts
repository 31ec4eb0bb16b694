import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure, HeadView } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

type HairStyle = 'short' | 'bob' | 'bald' | 'afro' | 'hijab' | 'turban' | 'cap'

type Looks = {
  skin: string
  shade: string
  hair: HairStyle
  hairColour: string
  coat: string
  coatShade: string
  trousers: string
  child?: boolean
  dress?: boolean
}

const nape = blob('0,-1.1 0.76,-0.84 1.04,-0.1 0.9,0.5 0.4,0.74 -0.4,0.74 -0.9,0.5 -1.04,-0.1 -0.76,-0.84')
const fringe = blob(
  '0,-1.12 0.74,-0.88 1.05,-0.1 0.9,0.1 0.72,-0.34 0.2,-0.5 -0.4,-0.62 -0.74,-0.3 -0.9,0.1 -1.05,-0.1 -0.74,-0.88',
)

function hairOf(style: HairStyle, colour: string, view: HeadView): { behind: SceneNode[]; front: SceneNode[] } {
  const cover = fill(view.back ? nape : fringe, colour)
  if (style === 'bald')
    return { behind: [], front: [fill(ellipse(-0.94, 0.1, 0.14, 0.3) + ellipse(0.94, 0.1, 0.14, 0.3), colour)] }
  if (style === 'bob')
    return {
      behind: [
        fill(blob('0,-1.15 0.9,-0.8 1.16,0.1 1.12,0.86 0.5,0.98 -0.5,0.98 -1.12,0.86 -1.16,0.1 -0.9,-0.8'), colour),
      ],
      front: view.back
        ? [fill(blob('0,-1.15 0.9,-0.8 1.16,0.1 1.12,0.86 0.5,0.98 -0.5,0.98 -1.12,0.86 -1.16,0.1 -0.9,-0.8'), colour)]
        : [cover],
    }
  if (style === 'afro')
    return {
      behind: view.hat ? [fill(ellipse(0, 0.1, 1.2, 0.62), colour)] : [fill(ellipse(0, -0.42, 1.28, 1.16), colour)],
      front: [cover],
    }
  if (style === 'hijab') {
    const cloth = blob('0,-1.2 0.86,-0.92 1.16,-0.1 1.08,0.7 0.9,1.3 0,1.5 -0.9,1.3 -1.08,0.7 -1.16,-0.1 -0.86,-0.92')
    const opening =
      'M0 -0.74C0.6 -0.74 0.8 -0.3 0.8 0.16C0.8 0.6 0.4 0.98 0 0.98C-0.4 0.98 -0.8 0.6 -0.8 0.16C-0.8 -0.3 -0.6 -0.74 0 -0.74Z'
    const ring = fill(view.back ? cloth : `${cloth}${opening}`, colour)
    return {
      behind: [],
      front: view.back
        ? [ring]
        : [{ ...ring, evenOdd: true }, stroke(curve('-0.7,0.8 0,1.14 0.8,0.8'), '#1d2440', 0.05, 0.2)],
    }
  }
  if (style === 'turban')
    return {
      behind: [],
      front: [
        fill(blob('-1.06,-0.24 -1.1,-0.8 -0.6,-1.36 0,-1.5 0.6,-1.36 1.1,-0.8 1.06,-0.24 0,-0.7'), colour),
        ...[-0.95, -1.2].map((y) =>
          stroke(
            curve([
              [-0.96, y + 0.36],
              [0, y + 0.2],
              [0.8, y + 0.02],
            ]),
            '#1d2440',
            0.05,
            0.25,
          ),
        ),
        ...(view.back
          ? []
          : [fill(blob('-0.9,0.2 -0.8,0.7 0,1.16 0.8,0.7 0.9,0.2 0.4,0.86 0,0.92 -0.4,0.86'), '#2a2228')]),
      ],
    }
  if (style === 'cap' && !view.hat)
    return {
      behind: [],
      front: [
        cover,
        fill(blob('-1.06,-0.34 -1,-0.9 0,-1.34 1,-0.9 1.06,-0.34 0,-0.5'), colours.tomato),
        ...(view.back
          ? []
          : [
              fill(blob('-0.8,-0.44 0,-0.6 0.8,-0.44 0.6,-0.24 -0.6,-0.24'), colours.tomatoDark),
              fill(ellipse(0, -0.82, 0.16, 0.16), colours.mustard),
            ]),
      ],
    }
  return { behind: [], front: [cover] }
}

/** A figure for the crowd, in plain clothes. */
function townsperson(looks: Looks): Figure {
  const child = looks.child ?? false
  return {
    build: child
      ? { head: 35, neck: 6, torso: 68, shoulders: 23, arm: 68, leg: 74, limb: 17, hips: 12 }
      : { head: 30, neck: 13, torso: 106, shoulders: 34, arm: 106, leg: 118, limb: 23, hips: 17 },
    complexion: {
      skin: looks.skin,
      shade: looks.shade,
      blush: '#e0644a',
      brow: looks.hair === 'hijab' || looks.hair === 'turban' ? '#2a2228' : looks.hairColour,
    },
    head: child ? heads.oval : looks.hair === 'bald' || looks.hair === 'turban' ? heads.square : heads.pear,
    hair: (view) => hairOf(looks.hair, looks.hairColour, view),
    garment: ({ back, sitting }, { torso, shoulders }) => {
      const hem = sitting ? 14 : looks.dress ? 92 : 26
      const flare = looks.dress ? 40 : 10
      const coat = blob(
        [
          [-shoulders * 0.5, -torso],
          [0, -torso - 4],
          [shoulders * 0.5, -torso],
          [shoulders + 11, -torso * 0.82],
          [shoulders + 6, -torso * 0.3],
          [shoulders + flare, hem],
          [0, hem + 7],
          [-shoulders - flare, hem],
          [-shoulders - 6, -torso * 0.3],
          [-shoulders - 11, -torso * 0.82],
        ],
        1 / 7,
      )
      const seam = back
        ? []
        : [
            stroke(
              curve([
                [0, -torso + 8],
                [1, hem],
              ]),
              looks.coatShade,
              2.4,
            ),
          ]
      return [
        fill(coat, looks.coat),
        clipTo(coat, [
          fill(rect(shoulders * 0.45, -torso - 10, 110, torso + 130), looks.coatShade, 0.4),
          ...(looks.dress ? [] : seam),
        ]),
      ]
    },
    sleeve: looks.coat,
    cuff: 0.86,
    trousers: looks.trousers,
    shoe: '#3a2c38',
    boot: 0.1,
  }
}

const pale = { skin: '#f4c6a6', shade: '#dc9f7c' }
const brown = { skin: '#b9794d', shade: '#955a34' }
const deep = { skin: '#74482d', shade: '#57331e' }
const tan = { skin: '#e2aa7c', shade: '#c4875a' }

export const bride = townsperson({
  ...tan,
  hair: 'bob',
  hairColour: '#2b2430',
  coat: '#fffaf0',
  coatShade: '#d9cfd6',
  trousers: '#fffaf0',
  dress: true,
})
export const postman = townsperson({
  ...deep,
  hair: 'cap',
  hairColour: '#241a1c',
  coat: '#3c5a8a',
  coatShade: '#2a4167',
  trousers: '#2a3550',
})

/** People who walk, sit, queue and run about Wrackby; the order is theirs to keep from page to page. */
export const townsfolk: Figure[] = [
  townsperson({
    ...brown,
    hair: 'hijab',
    hairColour: '#2f7f86',
    coat: '#e98f6a',
    coatShade: '#c46c4a',
    trousers: '#5b4a63',
  }),
  townsperson({
    ...pale,
    hair: 'bald',
    hairColour: '#c9bfb6',
    coat: '#5d7f5e',
    coatShade: '#456349',
    trousers: '#6a5a4c',
  }),
  townsperson({
    ...deep,
    hair: 'afro',
    hairColour: '#2a1c22',
    coat: '#c7447a',
    coatShade: '#9a3160',
    trousers: '#2d3f66',
  }),
  townsperson({
    ...tan,
    hair: 'short',
    hairColour: '#3a2a2a',
    coat: '#3f7fae',
    coatShade: '#2e6089',
    trousers: '#4a4352',
    child: true,
  }),
  townsperson({
    ...brown,
    hair: 'turban',
    hairColour: '#e9a02f',
    coat: '#3d4f78',
    coatShade: '#2c3a5c',
    trousers: '#3a3547',
  }),
  townsperson({
    ...pale,
    hair: 'bob',
    hairColour: '#d9a441',
    coat: '#7a5aa0',
    coatShade: '#5d4280',
    trousers: '#2d3f66',
    child: true,
  }),
]
