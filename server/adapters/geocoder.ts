import { z } from 'zod'

/** A place in degrees, WGS 84. */
export interface Place {
  latitude: number
  longitude: number
}

/** Looks up postal addresses with a maps service. */
export interface Geocoder {
  /**
   * Returns null if the service does not know the address. Throws GeocoderUnavailable for temporary failures (timeout,
   * 5xx, 429) and for those that only the operator can mend, such as a refused key.
   */
  find(postalAddress: string): Promise<Place | null>
}

/** The service gave no usable response; `message` never holds the key. */
class GeocoderUnavailable extends Error {
  override name = 'GeocoderUnavailable'
}

const Answer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .default([]),
})

const nothingFound = new Set(['ZERO_RESULTS', 'NOT_FOUND'])

/**
 * Calls a service by GET with the query parameters `address` and `key`. It must respond as Google's Geocoding API does
 * (`{ status, results: [{ geometry: { location: { lat, lng } } }] }`), as several others can. `timeout` is in ms.
 */
export function createGeocoder({ url, key, timeout = 5000 }: { url: string; key: string; timeout?: number }): Geocoder {
  return {
    async find(postalAddress) {
      const asked = new URL(url)
      asked.searchParams.set('address', postalAddress)
      asked.searchParams.set('key', key)
      const answer = Answer.safeParse(await ask(asked, timeout))
      if (!answer.success) throw new GeocoderUnavailable('the maps service answered with something other than places')
      const { status, results } = answer.data
      if (nothingFound.has(status)) return null
      if (status !== 'OK') throw new GeocoderUnavailable(`the maps service says ${status}`)
      const [best] = results
      return best ? { latitude: best.geometry.location.lat, longitude: best.geometry.location.lng } : null
    },
  }
}

async function ask(url: URL, timeout: number): Promise<unknown> {
  let response: Response
  try {
    // The key must not follow a redirect to another host.
    response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (response.ok) return await response.json()
  } catch (error) {
    const reason = error instanceof DOMException && error.name === 'TimeoutError' ? 'not in time' : 'not'
    throw new GeocoderUnavailable(`the maps service at ${url.host} answered ${reason}`)
  }
  await response.body?.cancel()
  throw new GeocoderUnavailable(`the maps service at ${url.host} answered ${response.status}`)
}
