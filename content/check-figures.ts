import type { Point } from './kit/geometry.ts'
import { identity, type Matrix, multiply, scaleOf, transform } from './kit/matrix.ts'
import type { Part, SceneNode } from './kit/scene.ts'
import { ContentError, type Storybook } from './storybook.ts'

type Found = { part: Part; matrix: Matrix; isInArm: boolean }

function partsIn(nodes: SceneNode[], matrix = identity, isInArm = false): Found[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const here = multiply(matrix, node.matrix)
    const own = node.part ? [{ part: node.part, matrix: here, isInArm }] : []
    return [...own, ...partsIn(node.children, here, isInArm || node.part?.is === 'arm')]
  })
}

// In the figure's own units, in which a child is 235 high.
const allowed = { short: 12, above: 14, beside: 12 }

/** Where a seat lies under or over a point: how far to the side, and how far down. */
function distanceTo(
  seat: Extract<Part, { is: 'seat' }>,
  matrix: Matrix,
  [x, y]: Point,
): { aside: number; drop: number } {
  const ends = [transform(matrix, seat.from), transform(matrix, seat.to)].sort(([one], [two]) => one - two)
  const [[x1, y1], [x2, y2]] = ends as [Point, Point]
  const aside = Math.max(x1 - x, x - x2, 0)
  const share = x2 === x1 ? 0 : Math.min(Math.max((x - x1) / (x2 - x1), 0), 1)
  return { aside, drop: Math.abs(y1 + (y2 - y1) * share - y) }
}

function checkPage(where: string, nodes: SceneNode[]): void {
  const found = partsIn(nodes)
  const seats = found.flatMap(({ part, matrix }) => (part.is === 'seat' ? [{ part, matrix }] : []))
  const poses = new Set<string>()
  for (const { part, matrix, isInArm } of found) {
    const [x, y] = transform(matrix, [0, 0]).map(Math.round) as [number, number]
    if (part.is === 'hand' && !isInArm)
      throw new ContentError(
        `${where}: the hand at ${x}, ${y} has no wrist. Draw it as part of a figure, or with its arm: forearm() in kit/hand.ts.`,
      )
    if (part.is === 'arm' && part.short > allowed.short)
      throw new ContentError(
        `${where}: a hand of somebody at ${x}, ${y} ends ${Math.round(part.short * scaleOf(matrix))} points short of its place. The arm is too short: bring the hand nearer in the pose, or the person nearer to the thing.`,
      )
    if (part.is === 'person') {
      if (poses.has(part.pose))
        throw new ContentError(
          `${where}: two people hold exactly the same pose; one is at ${x}, ${y}. Give that one other hands, another turn or another tilt.`,
        )
      poses.add(part.pose)
    }
    if (part.is === 'sitter') checkSitter(where, matrix, seats)
  }
}

function checkSitter(
  where: string,
  matrix: Matrix,
  seats: { part: Extract<Part, { is: 'seat' }>; matrix: Matrix }[],
): void {
  const at = transform(matrix, [0, 0])
  const scale = scaleOf(matrix)
  const near = seats.map((seat) => distanceTo(seat.part, seat.matrix, at))
  if (near.some(({ aside, drop }) => aside <= allowed.beside * scale && drop <= allowed.above * scale)) return
  const nearest = Math.min(...near.map(({ aside, drop }) => Math.hypot(aside, drop)))
  const advice = Number.isFinite(nearest)
    ? `The nearest seat is ${Math.round(nearest)} points away. Move one of them.`
    : 'The picture has no seat. Say with seatAt() in kit/scene.ts where its upper edge is.'
  throw new ContentError(`${where}: somebody sits on nothing at ${at.map(Math.round).join(', ')}. ${advice}`)
}

/**
 * Checks what a drawing says of its people: every hand has a wrist and reaches its place, a sitter touches a seat, and no two
 * people hold one pose. Throws a ContentError that names the file, the page and the remedy.
 */
export function checkFigures(library: Storybook[]): void {
  for (const { file, cover, pages } of library)
    for (const [page, { scene, half }] of [cover, ...pages].entries()) {
      // Both halves of a spread are one picture.
      if (half?.side === 'right') continue
      const name = half ? `pages ${page} and ${page + 1}` : page === 0 ? 'cover' : `page ${page}`
      checkPage(`${file}, ${name}`, scene)
    }
}
