import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { oggOfWebm } from '../../../adapters/sound/ogg.ts'
import { makeRecording } from '../../../testing/recordings.ts'
import { recogniseRecording } from './recognise-recording.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const sized = (id: string, body: Buffer) => Buffer.concat([hex(id), Buffer.from([0x80 | body.length]), body])

/** As browsers write it while they record: a segment and clusters of unknown length. */
function webm({
  type = 1,
  track = 2,
  codec = 'A_OPUS',
  docType = 'webm',
  head = hex(''),
  scale = hex('0f4240'),
  duration = hex(''),
} = {}): Buffer {
  const unknown = hex('01 ff ff ff ff ff ff ff')
  const tracks = sized(
    'ae',
    Buffer.concat([
      sized('83', Buffer.from([track])),
      sized('86', Buffer.from(codec)),
      ...(head.length > 0 ? [sized('63a2', head)] : []),
    ]),
  )
  return Buffer.concat([
    sized('1a45dfa3', sized('4282', Buffer.from(docType))),
    ...[hex('18538067'), unknown],
    sized(
      '1549a966',
      Buffer.concat([sized('2ad7b1', scale), ...(duration.length > 0 ? [sized('4489', duration)] : [])]),
    ),
    sized('1654ae6b', tracks),
    ...[hex('1f43b675'), unknown, sized('e7', hex('2710')), sized('a3', hex(`8${type} 01f4 80 78bb`))],
  ])
}

const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function mp4(handler: string, mvhd = box('mvhd', hex('00000000 00000000 00000000 000003e8 000009c4'))): Buffer {
  const hdlr = box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(handler)]))
  const moov = box('moov', Buffer.concat([mvhd, box('trak', box('mdia', hdlr))]))
  return Buffer.concat([box('ftyp', Buffer.from('isom')), moov, box('mdat', Buffer.alloc(20))])
}

test('what Chrome, Firefox and Safari record is known, with its length', () => {
  expect(recogniseRecording(webm())).toEqual({ mediaType: 'audio/webm', seconds: 10.5 })
  expect(recogniseRecording(mp4('soun'))).toEqual({ mediaType: 'audio/mp4', seconds: 2.5 })
  expect(recogniseRecording(makeRecording({ seconds: 3 }))).toEqual({ mediaType: 'audio/ogg', seconds: 3 })
})

test('a recording that is written in pieces is as long as they are', () => {
  const track = box(
    'trak',
    box(
      'mdia',
      Buffer.concat([
        box('mdhd', hex('00000000 00000000 00000000 0000bb80 00000000')),
        box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from('soun')])),
      ]),
    ),
  )
  const usual = box('mvex', box('trex', hex('00000000 00000001 00000001 00000400 00000000 00000000')))
  const moov = box(
    'moov',
    Buffer.concat([box('mvhd', hex('00000000 00000000 00000000 000003e8 00000000')), track, usual]),
  )
  const piece = (...runs: Buffer[]) =>
    Buffer.concat([
      box('moof', box('traf', Buffer.concat([box('tfhd', hex('00020000 00000001')), ...runs]))),
      box('mdat', Buffer.alloc(9)),
    ])
  const pieces = [
    // 40 samples of the usual length, and two of 2,048 and 1,024 that say so, with a size each.
    piece(box('trun', hex('00000001 00000028 00000010'))),
    piece(box('trun', hex('00000301 00000002 00000010 00000800 00000009 00000400 00000009'))),
  ]
  const recording = Buffer.concat([box('ftyp', Buffer.from('iso5')), moov, ...pieces])
  expect(recogniseRecording(recording)).toEqual({ mediaType: 'audio/mp4', seconds: (43 * 1024) / 48_000 })
})

test('Opus in WebM becomes Opus in Ogg of the same length', () => {
  const head = hex('4f707573486561640101380180bb0000000000')
  const packet = (bytes: number) => Buffer.concat([hex('78'), Buffer.alloc(bytes - 1, 7)])
  const packets = [3, 255, 600, ...new Array(120).fill(160)].map(packet)
  const blocks = packets.map((one, at) => {
    const time = Buffer.from([at >> 8, at & 255])
    const size = one.length + 4
    return Buffer.concat([hex('a3'), Buffer.from([0x40 | (size >> 8), size & 255]), hex('81'), time, hex('80'), one])
  })
  const ogg = oggOfWebm(Buffer.concat([webm({ head }), ...blocks]))
  // One block is in the file as it begins, of a frame of 20 milliseconds too; 312 samples come before the sound.
  expect(recogniseRecording(ogg ?? Buffer.alloc(0))).toEqual({
    mediaType: 'audio/ogg',
    seconds: (124 * 960 - 312) / 48_000,
  })
  for (const one of packets) expect(ogg?.includes(one)).toBe(true)
  expect(oggOfWebm(webm())).toBeNull()
})

test('films, other codecs and files that are cut off are not', () => {
  const films = [webm({ track: 1 }), webm({ codec: 'V_VP8' }), webm({ docType: 'matroska' }), mp4('vide')]
  const cut = [webm(), mp4('soun'), makeRecording()].flatMap((whole) =>
    Array.from({ length: whole.length - 1 }, (_, length) => whole.subarray(0, length)).filter((_, at) => at % 7 === 0),
  )
  expect([...films, ...cut].filter((bytes) => recogniseRecording(bytes) !== null).map(({ length }) => length)).toEqual(
    [],
  )
})

/** What the portal makes of bytes: either no recording, or one whose length is a number of seconds. */
const isSound = (bytes: Buffer) => {
  const recognised = recogniseRecording(bytes)
  return recognised === null || (Number.isFinite(recognised.seconds) && recognised.seconds >= 0)
}
const bytesOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => Buffer.from(bytes))

test.each([
  ['not a number, in eight bytes', webm({ duration: hex('ffffffffffffffff') })],
  ['not a number, in four', webm({ duration: hex('7fc00000') })],
  ['without an end', webm({ duration: hex('7ff0000000000000') })],
  ['without an end, in units of nothing', webm({ duration: hex('7ff0000000000000'), scale: hex('00') })],
])('a WebM whose length is %s is no recording', (_name, bytes) => {
  expect(recogniseRecording(bytes)).toBeNull()
})

test('whatever a file of the three kinds says about its length, a recording has one', () => {
  const numbers = fc.oneof(
    fc.double().map((value) => Buffer.from(Float64Array.of(value).buffer).reverse()),
    fc.float().map((value) => Buffer.from(Float32Array.of(value).buffer).reverse()),
    bytesOf(8),
  )
  const said = fc.oneof(
    fc.record({ duration: numbers, scale: fc.integer({ min: 1, max: 8 }).chain(bytesOf) }).map(webm),
    // Version 1 has its numbers in eight bytes.
    bytesOf(32).map((rest) => mp4('soun', box('mvhd', Buffer.concat([hex('01000000'), rest])))),
    bytesOf(8).map((position) => {
      const ogg = makeRecording({ seconds: 1 })
      position.copy(ogg, ogg.lastIndexOf('OggS') + 6)
      return ogg
    }),
  )
  void fc.assert(fc.property(said, isSound), { numRuns: 600 })
})

test('whatever is changed in a recording, it has a length or is none', () => {
  const whole = fc.constantFrom(webm({ duration: Buffer.alloc(8) }), mp4('soun'), makeRecording({ seconds: 1 }))
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 })
  const changed = fc.tuple(whole, changes).map(([bytes, places]) => {
    const copy = Buffer.from(bytes)
    for (const [at, byte] of places) copy[at % copy.length] = byte
    return copy
  })
  void fc.assert(fc.property(changed, isSound), { numRuns: 3000 })
})
