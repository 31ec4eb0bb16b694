import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Certificate } from '../../features/certificates/certificate.ts'
import { makePicture } from '../../testing/pictures.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const certificate: Certificate = {
  ...{ bookTitle: 'Temi and the Chip Thief', schoolName: '', childName: '', appName: 'Stories' },
  ...{ sponsorName: '', organisation: '', color: '#7a1fa2', date: new Date('2026-11-20T12:00:00Z') },
  cover: {
    bytes: await sharp(await makePicture())
      .jpeg()
      .toBuffer(),
    type: 'image/jpeg',
    aspect: 1.5,
  },
}
const until = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('a sheet is drawn by a process of its own, once while it shows the same', async () => {
  const asked = ['one', 'other', 'one'].map((owner) => printer.print('certificate', certificate, owner))
  const [first, second, third] = await Promise.all(asked)
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second).toBe(first)
  expect(third).toBe(first)
  expect(await printer.print('certificate', { ...certificate, childName: 'Ada' }, 'one')).not.toEqual(first)
})

test('a sheet that cannot be drawn fails by itself', async () => {
  await expect(printer.print('certificate', { ...certificate, date: new Date(Number.NaN) }, 'one')).rejects.toThrow(
    'could not be printed',
  )
  expect((await printer.print('certificate', { ...certificate, childName: 'Zoë' }, 'one')).length).toBeGreaterThan(1000)
})

test('owners take turns: somebody who asks for much waits behind nobody but themselves', async () => {
  const order: string[] = []
  const { open, opened } = until()
  const make = (owner: string, number: number) =>
    printer.make({ owner, number }, owner, async () => {
      await opened
      order.push(owner)
      return Buffer.from('made')
    })
  const asked = Array.from({ length: 30 }, (_, number) => make('stranger', number))
  asked.push(make('teacher', 0))
  open()
  await Promise.all(asked)
  expect(order.indexOf('teacher')).toBeLessThan(3)
})

test('beyond the places of an owner, and no other, it asks to come back', async () => {
  const { open, opened } = until()
  const make = (owner: string, number: number) =>
    printer.make(['crowd', owner, number], owner, async () => {
      await opened
      return Buffer.from('made')
    })
  const crowd = Promise.allSettled(Array.from({ length: 40 }, (_, number) => make('stranger', number)))
  const teacher = make('teacher', 0)
  open()
  expect((await teacher).toString()).toBe('made')
  const refused = (await crowd).filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(9)
  expect(refused[0]).toMatchObject({ reason: { code: 'resource/printing-busy', retryAfter: 5 } })
})
