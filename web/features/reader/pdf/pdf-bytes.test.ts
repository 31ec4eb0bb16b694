import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PdfBytes, PdfRefusal } from './pdf-bytes.ts'

const megabyte = 2 ** 20
const whole = Uint8Array.from({ length: 3 * megabyte }, (_, place) => place % 251)
const tail = `bytes=${3 * megabyte - 65_536}-${3 * megabyte - 1}`
let asked: string[] = []

/** Responds to ranges as the portal does; `break it` in the list of responses simulates a lost network. */
function serve(answers: (((begin: number, end: number) => Response) | 'break it')[] = []): void {
  vi.stubGlobal('fetch', async (_url: string, init: { headers: { range: string }; signal: AbortSignal }) => {
    init.signal.throwIfAborted()
    asked.push(init.headers.range)
    const [begin = 0, last = 0] = init.headers.range.replace('bytes=', '').split('-').map(Number)
    const answer = answers.shift() ?? part
    if (answer === 'break it') throw new TypeError('Failed to fetch')
    return answer(begin, last + 1)
  })
}

function part(begin: number, end: number, body: BodyInit = whole.slice(begin, end), etag = '"1"'): Response {
  const headers = { 'content-range': `bytes ${begin}-${Math.min(end, whole.length) - 1}/${whole.length}`, etag }
  return new Response(body, { status: 206, headers })
}

const open = (signal = new AbortController().signal) => PdfBytes.open('/api/resources/8/pdf', signal)

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('fetches the start in one response, the end in parallel, and the rest on demand', async () => {
  serve()
  const bytes = await open()
  expect(bytes.length).toBe(whole.length)
  expect(await bytes.read(0, 10)).toEqual(whole.slice(0, 10))
  expect(await bytes.read(500_000, 500_100)).toEqual(whole.slice(500_000, 500_100))
  expect(await bytes.read(3 * megabyte - 10, 3 * megabyte)).toEqual(whole.slice(-10))
  expect(asked).toEqual([`bytes=0-${megabyte - 1}`, tail])
  expect(await bytes.read(2 * megabyte, 2 * megabyte + 5)).toEqual(whole.slice(2 * megabyte, 2 * megabyte + 5))
  expect(asked).toHaveLength(3)
})

test('waits for no more of the start than is needed', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  serve([(begin, end) => part(begin, end, readable)])
  const bytes = await open()
  const first = bytes.read(0, 100)
  void writable.getWriter().write(whole.slice(0, 150))
  expect(await first).toEqual(whole.slice(0, 100))
})

test('refetches an interrupted start from where it is needed', async () => {
  const cut = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(whole.slice(0, 1000))
      stream.error(new TypeError('network error'))
    },
  })
  serve([(begin, end) => part(begin, end, cut)])
  const bytes = await open()
  expect(await bytes.read(2000, 3000)).toEqual(whole.slice(2000, 3000))
  expect(asked).toContain('bytes=2000-2999')
})

test('retries while the network is down', async () => {
  serve([part, 'break it', 'break it', 'break it'])
  const bytes = await open()
  const read = bytes.read(3 * megabyte - 10, 3 * megabyte)
  await vi.runAllTimersAsync()
  expect(await read).toEqual(whole.slice(-10))
  expect(asked).toHaveLength(5)
})

test('accepts the whole file from a proxy without range support', async () => {
  serve([() => new Response(whole, { headers: { 'content-length': String(whole.length) } })])
  const bytes = await open()
  expect(await bytes.read(3 * megabyte - 100, 3 * megabyte)).toEqual(whole.slice(-100))
  expect(asked).toHaveLength(1)
})

test('reports a refusal at once, also when the document changes on the way', async () => {
  serve([() => new Response('{}', { status: 403 })])
  await expect(open()).rejects.toEqual(new PdfRefusal(403))
  serve([part, part, (begin, end) => part(begin, end, undefined, '"2"')])
  const bytes = await open()
  await expect(bytes.read(2 * megabyte, 2 * megabyte + 5)).rejects.toEqual(new PdfRefusal(412))
})

test('fetches nothing after the reader has left', async () => {
  const leaving = new AbortController()
  serve([part, part, 'break it'])
  const bytes = await open(leaving.signal)
  const read = bytes.read(2 * megabyte, 2 * megabyte + 5)
  read.catch(() => undefined)
  await expect.poll(() => asked.length).toBe(3)
  leaving.abort()
  await vi.runAllTimersAsync()
  await expect(read).rejects.toThrow('aborted')
  expect(asked).toHaveLength(3)
})
