import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGeocoder } from './geocoder.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A maps service with these responses, and a geocoder that calls it. */
async function serviceThat(answers: RequestListener, timeout = 5000) {
  server = createServer(answers).listen(0, '127.0.0.1')
  await new Promise((listening) => server?.once('listening', listening))
  const { port } = server.address() as AddressInfo
  return createGeocoder({ url: `http://127.0.0.1:${port}/maps?language=en`, key: 'a secret & key', timeout })
}

const sends = (body: unknown, status = 200): RequestListener => {
  return (_request, response) => void response.writeHead(status).end(JSON.stringify(body))
}
const place = (lat: unknown, lng: unknown) => ({ status: 'OK', results: [{ geometry: { location: { lat, lng } } }] })

test('sends the address and the key, and returns the best place', async () => {
  const asked: URL[] = []
  const geocoder = await serviceThat((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://maps.example'))
    sends(place(51.18, -0.61))(request, response)
  })
  expect(await geocoder.find('1 Harbour Row & Sons, GU7 1AB')).toEqual({ latitude: 51.18, longitude: -0.61 })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    language: 'en',
    address: '1 Harbour Row & Sons, GU7 1AB',
    key: 'a secret & key',
  })
})

test.each([{ status: 'ZERO_RESULTS', results: [] }, { status: 'ZERO_RESULTS' }, { status: 'OK', results: [] }])(
  'an address that the service does not know is null: %j',
  async (answer) => {
    expect(await (await serviceThat(sends(answer))).find('Nowhere')).toBeNull()
  },
)

test.each<[string, RequestListener, RegExp]>([
  ['a fault of its own', sends({}, 500), /answered 500/],
  ['too many questions', sends({}, 429), /answered 429/],
  ['a refused key', sends({ status: 'REQUEST_DENIED' }), /says REQUEST_DENIED/],
  ['something else', sends([]), /something other than places/],
  ['no place on the earth', sends(place(91, '7')), /something other than places/],
  ['no JSON', (_request, response) => void response.end('<html>'), /answered not/],
  ['silence', () => undefined, /answered not in time/],
  [
    'a way to another host',
    (_request, response) => void response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
    /answered not/,
  ],
])('%s is a failure that says what came, and never the key', async (_name, answers, sentence) => {
  const geocoder = await serviceThat(answers, sentence.source.includes('in time') ? 300 : undefined)
  const failure = await geocoder.find('1 Harbour Row').catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'GeocoderUnavailable', message: expect.stringMatching(sentence) })
  expect(String(failure)).not.toContain('secret')
})
