import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

/** The pole of a bus stop, 300 high, its foot at the origin. */
export const pole: SceneNode[] = [
  fill(rect(-5, -300, 10, 300), colours.slateDark),
  fill(rect(-46, -318, 92, 62, 8), colours.bus),
  place([lettering('BUS', 26, colours.white, 0.22)], { y: -287 }),
]

const wheel = (x: number): SceneNode[] => [
  fill(ellipse(x, -22, 40), '#2b2633'),
  fill(ellipse(x, -22, 22), colours.tin),
  fill(ellipse(x, -22, 8), colours.tinDark),
]

/** A pink bus from the side, 560 long and 250 high, its wheels on y = 0. Its open door is at x = -190. Its side says BELFAST unless something stands before it. */
export const bus = (isOpen = true, isNamed = true): SceneNode[] => [
  fill(rect(-280, -252, 560, 232, 22), colours.bus),
  fill(rect(-280, -120, 560, 18), colours.white),
  fill(rect(-280, -96, 560, 76, 10), colours.busDark, 0.45),
  ...[-90, 10, 110, 200].flatMap((x) => [
    fill(rect(x, -222, x === 200 ? 62 : 84, 84, 8), colours.glass),
    fill(
      poly([
        [x, -222],
        [x + 40, -222],
        [x, -170],
      ]),
      colours.white,
      0.3,
    ),
  ]),
  fill(rect(-270, -226, 26, 96, 8), colours.glass),
  fill(rect(-236, -228, 112, 206, 6), isOpen ? '#4b3a55' : colours.glass),
  ...(isOpen
    ? [
        fill(rect(-236, -228, 14, 206), colours.glass, 0.85),
        fill(rect(-138, -228, 14, 206), colours.glass, 0.85),
        fill(rect(-222, -40, 84, 18), colours.tinDark),
      ]
    : [stroke(line([-180, -228], [-180, -22]), colours.busDark, 5)]),
  ...(isNamed ? [place([lettering('BELFAST', 17, colours.white, 0.2)], { x: 62, y: -68 })] : []),
  ...wheel(-60),
  ...wheel(200),
  fill(ellipse(-272, -56, 7, 12), '#ffe9a8'),
]

/** The step of an open door, seen near, with its edge: over the lap of a driver who leans out. */
export const doorStep: SceneNode[] = [
  fill(rect(34, 440, 172, 46), colours.tinDark),
  fill(rect(34, 440, 172, 10), colours.tin),
  fill(rect(10, 486, 210, 22), colours.busDark),
]

/** A row of red brick houses, `count` of them, 150 wide each, their foot at y = 0. */
export const terrace = (count: number, doors: string[], seed: number): SceneNode[] => {
  const w = 150 * count
  const wall = rect(0, -250, w, 250)
  return [
    ...Array.from({ length: count }, (_, i) => fill(rect(i * 150 + 116, -338, 40, 60), colours.brickDark)),
    fill(rect(-8, -296, w + 16, 50, 2), colours.slate),
    stroke([-284, -270, -258].map((y) => line([-8, y], [w + 8, y])).join(''), colours.slateDark, 2, 0.5),
    fill(wall, colours.brick),
    clipTo(wall, [
      stroke(
        Array.from({ length: 16 }, (_, i) => line([0, -240 + i * 16], [w, -240 + i * 16])).join(''),
        colours.brickDark,
        1.4,
        0.4,
      ),
      dabs({ x: 0, y: -250, w, h: 250 }, colours.brickPale, 22 * count, seed, { length: 18, width: 6, opacity: 0.3 }),
    ]),
    ...Array.from({ length: count }, (_, i) => [
      fill(rect(i * 150 + 22, -148, 48, 148, 3), colours.cream),
      fill(rect(i * 150 + 28, -140, 36, 140, 2), doors[i % doors.length] ?? colours.blue),
      fill(ellipse(i * 150 + 57, -66, 3.4), colours.gold),
      fill(rect(i * 150 + 90, -136, 50, 62, 2), colours.cream),
      fill(rect(i * 150 + 95, -131, 40, 52), colours.glass),
      fill(rect(i * 150 + 30, -228, 40, 52, 2) + rect(i * 150 + 95, -228, 40, 52, 2), colours.cream),
      fill(rect(i * 150 + 34, -224, 32, 44) + rect(i * 150 + 99, -224, 32, 44), colours.glass),
    ]).flat(),
  ]
}
