import { blob, curve, line, type Point } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** The canopy of an umbrella, 200 wide, its ferrule at (0, -76), gores in two colours. */
export function canopy(a: string, b: string): SceneNode[] {
  const edge: Point[] = [
    [-100, 0],
    [-60, -7],
    [-20, 0],
    [20, -7],
    [60, 0],
    [100, -6],
  ]
  const top = `M-100 0C-96 -50 -50 -76 0 -76C50 -76 96 -50 100 0Q80 -14 60 0Q40 -14 20 0Q0 -14 -20 0Q-40 -14 -60 0Q-80 -14 -100 0Z`
  const gores = edge
    .slice(0, -1)
    .map(([x], i) =>
      fill(`M0 -78Q${x * 0.86} -60 ${x} 12L${x + 40} 12Q${(x + 40) * 0.86} -60 0 -78Z`, i % 2 === 0 ? a : b),
    )
  return [
    stroke(line([0, -76], [0, -90]), colours.woodDark, 5),
    fill(top, a),
    clipTo(top, [...gores, fill(blob('10,-80 110,-60 110,20 64,12 70,-40'), '#1d2440', 0.12)]),
  ]
}

function net(bottom: number): SceneNode[] {
  const shape = blob(
    [
      [-96, -4],
      [96, -4],
      [104, bottom * 0.5],
      [92, bottom],
      [0, bottom + 8],
      [-92, bottom],
      [-104, bottom * 0.5],
    ],
    0.1,
  )
  let mesh = ''
  for (let x = -240; x < 240; x += 22)
    mesh += line([x, -10], [x + bottom * 0.8, bottom + 10]) + line([x, -10], [x - bottom * 0.8, bottom + 10])
  return [
    fill(shape, colours.white, 0.16),
    clipTo(shape, [stroke(mesh, colours.white, 1.6, 0.75)]),
    stroke(
      curve([
        [-92, bottom],
        [-46, bottom + 7],
        [0, bottom + 8],
        [46, bottom + 7],
        [92, bottom],
      ]),
      colours.white,
      3,
      0.9,
    ),
  ]
}

/** A Chip Brolly in use: origin at the canopy's edge; the net hangs `drop` below it. */
export function chipBrolly(a: string, b: string, drop = 150): SceneNode[] {
  return [...net(drop), ...canopy(a, b)]
}

/** A Chip Brolly that the wind has turned into a wreck, its net trailing; origin at the canopy. */
export function blownBrolly(a: string, b: string): SceneNode[] {
  const rag =
    curve('-90,-2 -110,40 -80,70 -120,110') +
    curve('-50,-2 -60,46 -30,84 -64,120') +
    curve('30,-2 10,50 40,90 6,124') +
    curve('90,-6 76,40 104,74 80,112')
  const across = curve('-106,34 -60,46 10,48 78,38') + curve('-84,72 -32,84 38,88 102,72')
  return [
    stroke(rag + across, colours.white, 2, 0.75),
    stroke(`${line([0, -76], [4, 84])}M4 84q2 20 -14 20q-12 0 -12 -12`, colours.woodDark, 5),
    ...canopy(a, b),
  ]
}

/** An umbrella blown inside out, ribs bare, floating or lying; origin at its middle. */
export function deadBrolly(a: string): SceneNode[] {
  const ribs: Point[] = [
    [-74, -44],
    [-48, -66],
    [0, -76],
    [48, -64],
    [78, -38],
  ]
  return [
    fill(blob('-70,-40 -30,-22 0,-10 40,-22 74,-36 30,6 -30,8', 0.1), a),
    ...ribs.map(([x, y]) =>
      stroke(
        curve([
          [0, 4],
          [x * 0.55, y * 0.28],
          [x, y],
        ]),
        colours.ink,
        3,
      ),
    ),
    stroke(line([0, 4], [12, 56]), colours.woodDark, 5),
  ]
}
