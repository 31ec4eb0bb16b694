import { describe, expect, it } from 'vitest'
import { figure } from './figure.ts'
import { heads, turnedHead } from './heads.ts'
import type { Figure, Pose } from './pose.ts'
import { fill, type GroupNode, part, place, type SceneNode } from './scene.ts'
import { sitting } from './sitting.ts'
import { withSmallFaces } from './small-faces.ts'

const somebody: Figure = {
  build: { head: 30, neck: 13, torso: 106, shoulders: 34, arm: 106, leg: 116, limb: 23, hips: 17 },
  complexion: { skin: '#8d5738', shade: '#6d3f28', blush: '#d8583c', brow: '#2a1c22' },
  head: heads.square,
  hair: () => ({ behind: [], front: [] }),
  garment: () => [],
  sleeve: '#f2b632',
  cuff: 0.8,
  trousers: '#2d3f66',
  shoe: '#d8472f',
  boot: 0.4,
}
const standing: Pose = {
  hands: [
    [-40, -10],
    [40, -10],
  ],
  feeling: { eyes: 'open', brows: 'rest', mouth: 'smile' },
}
const whiteOfAnEye = '#fffaf0'

const fills = (nodes: SceneNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? fills(node.children) : [String(node.fill)]))

/** Where the palms are, the left of the picture first. */
const handsIn = (nodes: SceneNode[]): [number, number][] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const [, , , , x, y] = node.matrix
    return node.part?.is === 'hand' ? [[x, y] as [number, number]] : handsIn(node.children)
  })

describe('a figure', () => {
  it.each([
    { scale: 0.3, eyes: 'dots' },
    { scale: 1, eyes: 'whites and pupils' },
  ])('has $eyes for eyes at a scale of $scale', ({ scale, eyes }) => {
    const drawn = withSmallFaces([place(figure(somebody, standing), { scale })])
    expect(fills(drawn).includes(whiteOfAnEye)).toBe(eyes !== 'dots')
  })

  it('lets a hand with nothing to do hang as far as the arm is long, and keeps one that holds where it is', () => {
    const hands: Pose['hands'] = [
      [-46, -10],
      [46, -10],
    ]
    const held = fill('M0 0L9 0L9 9Z', '#ffffff')
    const drawn = figure(somebody, { ...standing, hands, holding: [[], [held]] })
    const [hanging = [0, 0], busy = [0, 0]] = handsIn(drawn)
    const { arm, leg, torso } = somebody.build
    // From the shoulder to the palm; the fingers come to the middle of the thigh.
    expect(hanging[1] + torso * 0.86).toBeGreaterThan(arm * 0.9)
    expect(hanging[1]).toBeLessThan(leg * 0.2)
    expect(busy.map(Math.round)).toEqual([46, -10])
  })

  it('carries a load before the body and under the arms', () => {
    const load = part({ is: 'lettering' })
    const nodes = figure(somebody, { ...standing, arms: ['over', 'over'], load: [load] })
    const isArm = (node: SceneNode) => node.kind === 'group' && node.part?.is === 'arm'
    const face = nodes.findIndex((node) => (node as GroupNode).isFace)
    expect(nodes.indexOf(load)).toBeGreaterThan(face)
    expect(nodes.indexOf(load)).toBeLessThan(nodes.findIndex(isArm))
  })

  it('sits with both knees to one side, the near one lower', () => {
    for (const way of [-1, 1] as const) {
      const { seat = [] } = sitting(somebody.build, way)
      const [near, far] = seat.toSorted(([one], [other]) => Math.abs(one) - Math.abs(other))
      expect(seat.every(([x]) => Math.sign(x) === way)).toBe(true)
      expect(near?.[1]).toBeGreaterThan(far?.[1] ?? Number.POSITIVE_INFINITY)
    }
  })
})

describe('a head', () => {
  it('is its own outline from the front', () => {
    expect(turnedHead(heads.heart, 0.1)).toBe(heads.heart)
  })

  it('has a hollow at the far eye and takes its chin along when it is turned', () => {
    const turned = turnedHead(heads.round, 0.8) as [number, number][]
    const atEyes = turned.filter(([, y]) => Math.abs(y + 0.1) < 0.05).map(([x]) => x)
    const [chin] = turned.toSorted(([, one], [, other]) => other - one)
    expect(Math.max(...atEyes)).toBeLessThan(0.9)
    expect(Math.min(...atEyes)).toBeCloseTo(-0.97, 1)
    expect(chin?.[0]).toBeGreaterThan(0.1)
  })
})
