import { blob, curve, ellipse, line, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { smallTorch } from '../props/lights.ts'

/** The bus from above, 190 wide and 430 long, its front up. */
const busRoof: SceneNode[] = [
  fill(rect(-88, -200, 190, 430, 34), '#6f7fb4', 0.5),
  fill(rect(-95, -215, 190, 430, 34), colours.rhubarb),
  fill(rect(-87, -207, 174, 414, 28), colours.snow),
  fill(
    blob('-70,-150 -40,-176 10,-168 30,-140 -10,-120 -50,-126') +
      blob('10,60 60,40 72,90 50,130 16,112') +
      blob('-66,110 -40,90 -22,124 -46,150'),
    '#b4683a',
    0.85,
  ),
  stroke([-130, -50, 30, 110].map((y) => line([-84, y], [84, y])).join(''), colours.snowShade, 4),
  fill(ellipse(52, -120, 17), colours.iron),
  fill(ellipse(52, -120, 9), '#15142c'),
  fill(rect(-80, -224, 160, 12, 6), colours.custard),
]

/** Somebody from above: shoulders, arms behind or before, and the crown of a head. */
const fromAbove = (coat: string, shade: string, head: SceneNode[]): SceneNode[] => [
  fill(ellipse(5, 9, 44, 26), '#6f7fb4', 0.45),
  fill(ellipse(0, 0, 42, 24), coat),
  fill(ellipse(16, 4, 22, 18), shade, 0.4),
  ...head,
]

const turbanTop: SceneNode[] = [
  fill(ellipse(0, 0, 27, 25), colours.marigold),
  stroke(curve('-24,-6 0,-14 24,-4') + curve('-26,6 0,-2 25,8') + curve('-18,16 2,10 20,16'), colours.marigoldDark, 3),
  fill(ellipse(0, 2, 7, 6), colours.marigoldDark, 0.7),
]
const kaiTop: SceneNode[] = [
  fill(ellipse(0, 0, 22, 21), '#25202c'),
  fill(blob('-4,-6 -8,-20 0,-14 6,-24 10,-10'), '#25202c'),
  fill(ellipse(-22, 2, 5, 8) + ellipse(22, 2, 5, 8), colours.sky),
]
const meiTop: SceneNode[] = [
  fill(ellipse(0, 0, 24, 23), colours.rhubarb),
  stroke(ellipse(0, 0, 24, 23), colours.custard, 3),
  fill(blob('-10,-8 10,-30 34,-34 30,-20 12,2'), colours.rhubarbDark),
  fill(ellipse(33, -28, 7), colours.custard),
]

const random = randomFrom(111)
/** Footprints round and round the bus, most of them in one deep ring. */
const tracks: SceneNode[] = Array.from({ length: 300 }, (_, i) => {
  const a = (i / 300) * Math.PI * 2 * 6
  const wobble = (random() - 0.5) * 34
  const x = Math.cos(a) * (192 + wobble)
  const y = Math.sin(a) * (292 + wobble)
  const turn = (Math.atan2(Math.cos(a) * 292, -Math.sin(a) * 192) * 180) / Math.PI
  return place([fill(ellipse(0, (i % 2 === 0 ? -1 : 1) * 8, 9, 4.6), '#8a9bcb', 0.75)], { x, y, rotate: turn })
})

const plot = (x: number, y: number, w: number, h: number): SceneNode[] => {
  const bed = rect(x, y, w, h, 16)
  return [
    fill(bed, '#dbe4f5'),
    clipTo(bed, [
      stroke([0.2, 0.4, 0.6, 0.8].map((t) => line([x, y + h * t], [x + w, y + h * t])).join(''), '#bccae8', 6),
    ]),
    ...[0.3, 0.7].flatMap((row) =>
      Array.from({ length: Math.floor(w / 46) }, (_, i) =>
        fill(
          blob([
            [x + 24 + i * 46, y + h * row - 12],
            [x + 38 + i * 46, y + h * row],
            [x + 24 + i * 46, y + h * row + 12],
            [x + 10 + i * 46, y + h * row],
          ]),
          '#7ca388',
          0.8,
        ),
      ),
    ),
  ]
}

export const page11: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), colours.frost),
    dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#ffffff', 160, 11, { length: 70, width: 8, opacity: 0.5 }),
    dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#c3d0ea', 120, 12, { length: 50, width: 4, opacity: 0.4 }),
    ...plot(40, 470, 330, 190),
    ...plot(-40, 690, 300, 90),
    fill(ellipse(660, 360, 232, 330), '#c9d5ee'),
    place(tracks, { x: 660, y: 360 }),
    place(busRoof, { x: 660, y: 352, scale: 0.95 }),
    place(
      [
        fill(rect(-34, -66, 42, 132, 5), colours.iron),
        place(fromAbove(colours.leaf, colours.leafDark, kaiTop), { x: -34, y: -84, rotate: 90, scale: 1.05 }),
        place(fromAbove(colours.rhubarbDark, '#741838', meiTop), { x: -34, y: 84, rotate: 90, scale: 1.05 }),
        fill(ellipse(-48, 0, 31), colours.tinDark),
        fill(ellipse(-48, 0, 25), '#4c5470'),
        place(smallTorch(colours.rhubarb), { x: -50, y: -9, rotate: -30, scale: 0.8 }),
        place(smallTorch(colours.teal), { x: -44, y: 8, rotate: 24, scale: 0.74 }),
        place(smallTorch(colours.custard), { x: -62, y: 6, rotate: 100, scale: 0.5 }),
      ],
      { x: 548, y: 300, scale: 1.15 },
    ),
    place(
      [
        fill(ellipse(22, -12, 11, 8) + ellipse(22, 12, 11, 8), '#2a2436'),
        place(fromAbove(colours.slate, colours.slateDark, turbanTop), { rotate: 90 }),
        fill(ellipse(-26, -6, 10, 8) + ellipse(-26, 6, 10, 8), '#c08552'),
      ],
      { x: 800, y: 574, rotate: 130, scale: 1.3 },
    ),
    specks({ x: 0, y: 0, w: 960, h: 720 }, '#ffffff', 200, 13, 2.4, 0.9),
  ],
  text: { x: 52, y: 56, w: 370, h: 380, ink: colours.ink, ground: '#dfe8f6', size: 22.5 },
}
