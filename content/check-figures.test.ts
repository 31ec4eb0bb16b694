import { describe, expect, it } from 'vitest'
import { checkFigures } from './check-figures.ts'
import { figure } from './kit/figure.ts'
import { handAt } from './kit/hand.ts'
import type { Figure, Pose } from './kit/pose.ts'
import { place, type SceneNode, seatAt } from './kit/scene.ts'
import { openLibrary } from './library.ts'
import type { Storybook } from './storybook.ts'

const library = await openLibrary()
const [book] = library as [Storybook]

const somebody: Figure = {
  build: { head: 40, neck: 6, torso: 76, shoulders: 25, arm: 74, leg: 84, limb: 18, hips: 13 },
  complexion: { skin: '#8d5738', shade: '#6d3f28', blush: '#d8583c', brow: '#2a1c22' },
  head: '0,-1 1,0 0,1 -1,0',
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
const sitting: Pose = {
  ...standing,
  seat: [
    [-20, 14],
    [20, 14],
  ],
}

/** Checks the first book with this on its third page. */
const check = (...scene: SceneNode[]) =>
  checkFigures([{ ...book, pages: book.pages.with(2, { ...(book.pages[2] as (typeof book.pages)[0]), scene }) }])

const page = 'content/books/temi-and-the-chip-thief, page 3: '

describe('the check of the people in a drawing', () => {
  it('passes every book that ships', () => {
    for (const each of library) expect(() => checkFigures([each]), each.file).not.toThrow()
  })

  it('refuses a hand without a wrist', () => {
    const hand = handAt([100, 200], [60, 200], { state: 'grip', size: 9, thumb: 1 }, somebody.complexion)
    expect(() => check(hand)).toThrow(
      `${page}the hand at 100, 200 has no wrist. Draw it as part of a figure, or with its arm: forearm() in kit/hand.ts.`,
    )
  })

  it('refuses a hand that does not reach what it should', () => {
    const far: Pose = {
      ...standing,
      hands: [
        [-40, -10],
        [170, -70],
      ],
    }
    expect(() => check(place(figure(somebody, far), { x: 300, y: 400, scale: 2 }))).toThrow(
      /page 3: a hand of somebody at 300, 400 ends 1\d\d points short of its place\. .* bring the hand nearer/,
    )
  })

  it('refuses somebody who sits on nothing, and says how far the nearest seat is', () => {
    const sitter = place(figure(somebody, sitting), { x: 300, y: 400 })
    expect(() => check(sitter)).toThrow(`${page}somebody sits on nothing at 300, 411. The picture has no seat.`)
    expect(() => check(sitter, seatAt([200, 471], [400, 471]))).toThrow('The nearest seat is 60 points away. Move one')
    expect(() => check(sitter, seatAt([200, 414], [400, 414]))).not.toThrow()
    // A seat that slopes with the street, in a group of its own.
    expect(() => check(sitter, place([seatAt([-50, 25], [50, -25])], { x: 300, y: 411, scale: 2 }))).not.toThrow()
  })

  it('refuses two people in one pose', () => {
    const [one, two] = [100, 500].map((x) => place(figure(somebody, standing), { x, y: 400 })) as [SceneNode, SceneNode]
    expect(() => check(one, two)).toThrow(`${page}two people hold exactly the same pose; one is at 500, 400. Give that`)
    expect(() => check(one, place(figure(somebody, { ...standing, tilt: 8 }), { x: 500, y: 400 }))).not.toThrow()
  })
})
