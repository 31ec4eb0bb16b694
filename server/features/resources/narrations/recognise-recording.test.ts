import { expect, test } from 'vitest'
import { makeRecording } from '../../../testing/recordings.ts'
import { recogniseRecording } from './recognise-recording.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const sized = (id: string, body: Buffer) => Buffer.concat([hex(id), Buffer.from([0x80 | body.length]), body])

/** As browsers write it while they record: a segment and clusters of unknown length. */
function webm({ type = 1, track = 2, codec = 'A_OPUS', docType = 'webm' } = {}): Buffer {
  const unknown = hex('01 ff ff ff ff ff ff ff')
  const tracks = sized('ae', Buffer.concat([sized('83', Buffer.from([track])), sized('86', Buffer.from(codec))]))
  return Buffer.concat([
    sized('1a45dfa3', sized('4282', Buffer.from(docType))),
    ...[hex('18538067'), unknown],
    ...[sized('1549a966', sized('2ad7b1', hex('0f4240'))), sized('1654ae6b', tracks)],
    ...[hex('1f43b675'), unknown, sized('e7', hex('2710')), sized('a3', hex(`8${type} 01f4 80 aabb`))],
  ])
}

const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function mp4(handler: string): Buffer {
  const mvhd = box('mvhd', hex('00000000 00000000 00000000 000003e8 000009c4'))
  const hdlr = box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(handler)]))
  const moov = box('moov', Buffer.concat([mvhd, box('trak', box('mdia', hdlr))]))
  return Buffer.concat([box('ftyp', Buffer.from('isom')), moov, box('mdat', Buffer.alloc(20))])
}

test('what Chrome, Firefox and Safari record is known, with its length', () => {
  expect(recogniseRecording(webm())).toEqual({ mediaType: 'audio/webm', seconds: 10.5 })
  expect(recogniseRecording(mp4('soun'))).toEqual({ mediaType: 'audio/mp4', seconds: 2.5 })
  expect(recogniseRecording(makeRecording({ seconds: 3 }))).toEqual({ mediaType: 'audio/ogg', seconds: 3 })
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
