import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { ellipse, rect, tube } from '../kit/geometry.ts'
import { lettering } from '../kit/lettering.ts'
import { fill, part, place, type SceneNode } from '../kit/scene.ts'
import { openLibrary } from '../library.ts'
import { pagesToPaint, paintedFolder } from '../paintings.ts'
import { shipped } from '../testing/shipped.ts'
import type { Lighting } from './lighting.ts'
import { paintFiles } from './paint-file.ts'
import { type Picture, paintPage } from './paint-page.ts'
import { inFile, scale } from './sheet.ts'

const coat = '#c8643c'
const person = part({ is: 'person', pose: '' })

/** A ball in the middle, a word below it, and two people: one before a wall, one before the sky. */
const scene: SceneNode[] = [
  fill(rect(0, 0, 960, 720), {
    from: [0, 0],
    to: [0, 720],
    stops: [
      [0, '#b8dcec'],
      [1, '#b8dcec'],
    ],
  }),
  fill(rect(0, 0, 300, 720), '#b8b0a0'),
  fill(ellipse(480, 240, 90), coat),
  place([lettering('I', 120, '#000000')], { x: 480, y: 520 }),
  ...[150, 780].map((x) =>
    place(
      [
        person,
        fill(rect(-60, -120, 120, 240), coat),
        part({ is: 'arm', short: 0 }, [
          fill(tube([0, -60], [0, 0], [0, 80], 40, 30), coat),
          fill(ellipse(0, -60, 20), coat),
        ]),
      ],
      { x, y: 300 },
    ),
  ),
]
const lighting: Lighting = { from: [-2000, -1000], warm: '#fff3c4', cool: '#5560a8', strength: 1, isOutdoors: true }

const brightness = ({ data, width }: Picture, [x, y]: [number, number], radius = 3): number => {
  let [sum, count] = [0, 0]
  for (let py = (y - radius) * scale; py < (y + radius) * scale; py += 1)
    for (let px = (x - radius) * scale; px < (x + radius) * scale; px += 1) {
      const at = (Math.round(py) * width + Math.round(px)) * 3
      sum += (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11
      count += 1
    }
  return sum / count
}

it('paints light, form and shadow by hand, and leaves letters and joints alone', () => {
  const fromLeft = paintPage(scene, lighting, [])
  const fromRight = paintPage(scene, { ...lighting, from: [2960, -1000], isOutdoors: false }, [])
  const leftAndRight = (picture: Picture) => brightness(picture, [404, 244]) - brightness(picture, [556, 244])
  expect(leftAndRight(fromLeft)).toBeGreaterThan(15)
  expect(leftAndRight(fromRight)).toBeLessThan(-15)

  // A shadow falls on the wall behind somebody, away from the light, but not on the sky.
  const darker = (x: number) => brightness(fromRight, [x, 300], 2) - brightness(fromLeft, [x, 300], 2)
  expect(darker(216)).toBeGreaterThan(4)
  expect(Math.abs(darker(846))).toBeLessThan(3)
  expect(darker(714)).toBeLessThan(-4)

  // Around the shoulder, where the arm lies on its own colour, runs no line.
  const around = Array.from({ length: 12 }, (_, hour): [number, number] => [
    Math.round(150 + 20 * Math.sin((hour * Math.PI) / 6)),
    Math.round(240 - 20 * Math.cos((hour * Math.PI) / 6)),
  ])
  const seam = around.map((point) => brightness(fromLeft, point, 1))
  expect(Math.max(...seam) - Math.min(...seam)).toBeLessThan(40)
  // The coat has one on its side.
  expect(brightness(fromLeft, [150, 300], 2) - brightness(fromLeft, [210, 300], 1)).toBeGreaterThan(8)

  // An upright stroke of a letter is as straight as it was drawn.
  const edges = Array.from({ length: 80 }, (_, row) => {
    const y = (480 + row) * scale
    const inRow = Array.from({ length: 100 * scale }, (_, x) => (430 * scale + x) * 3 + y * fromLeft.width * 3)
    return inRow.findIndex((at) => (fromLeft.data[at] ?? 255) < 90)
  })
  expect(edges[0]).toBeGreaterThan(0)
  expect(new Set(edges).size).toBe(1)
})

it('gives the bytes that are kept', async () => {
  const [, , bus] = await openLibrary()
  if (!bus) throw new Error('No book ships.')
  const page = pagesToPaint(bus)[14]
  if (!page) throw new Error('It has no page 14.')
  for (const { file, bytes } of await paintFiles(page))
    expect(readFileSync(new URL(file, paintedFolder(bus))).equals(bytes)).toBe(true)
})

/** The mean brightness of the left edge of a painting, and of its middle. */
async function edgeAndMiddle(painting: Sharp): Promise<[number, number]> {
  const { data, info } = await painting.greyscale().raw().toBuffer({ resolveWithObject: true })
  const mean = (left: number, width: number) => {
    let sum = 0
    for (let y = 0; y < info.height; y += 1)
      for (let x = left; x < left + width; x += 1) sum += data[y * info.width + x] ?? 0
    return sum / info.height / width
  }
  return [mean(0, 8), mean(info.width / 2 - 40, 80)]
}

it('keeps what words stand on apart, so that it can be taken away with them', async () => {
  const [temi] = await openLibrary()
  if (!temi) throw new Error('No book ships.')
  const pages = pagesToPaint(temi).flatMap(({ file, ground }, page) => (ground ? [{ file, ground, page }] : []))
  // The rug in the arch, and the frame on the back of the sign.
  expect(pages.map(({ page }) => page)).toEqual([5, 16])

  const [rug] = pages
  const open = (file = '') => sharp(readFileSync(new URL(file, paintedFolder(temi))))
  const { x = 0, y = 0, w = 0, h = 0 } = rug?.ground.box ?? {}
  const floor = open(rug?.file).extract({
    left: inFile(x),
    top: inFile(y),
    width: inFile(w),
    height: inFile(h),
  })
  const [floorEdge, floorMiddle] = await edgeAndMiddle(floor)
  const [rugEdge, rugMiddle] = await edgeAndMiddle(open(rug?.ground.file))
  expect(floorMiddle - rugMiddle).toBeGreaterThan(25)
  // Laid over the page, it shows no seam.
  expect(Math.abs(floorEdge - rugEdge)).toBeLessThan(1)

  const pdf = (await shipped(`${temi.story.slug}.pdf`)).toString('latin1')
  const drawn = [...pdf.matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  )
  expect(drawn.join('').match(/\/WordsGround BMC\n[^B]*\/I\d+ Do\n[^B]*EMC/g)).toHaveLength(2)
})
