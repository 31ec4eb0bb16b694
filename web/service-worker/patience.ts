/** Milliseconds: a Wi-Fi that hangs neither answers nor fails. */
const patience = 3000
/** The same once it has hung; and how long that is remembered. */
const littlePatience = 300
const remembered = 10_000

let hangsUntil = 0

/** What the network answers, or what is kept, where it does not answer in time or at all; without either, `otherwise`. */
export async function freshOrKept(
  request: Request,
  kept: Promise<Response | undefined>,
  otherwise: () => Response = () => Response.error(),
): Promise<Response> {
  const fresh = fetch(request).then((response) => {
    hangsUntil = 0
    return response
  })
  const stored = await kept.catch(() => undefined)
  if (!stored) return fresh.catch(otherwise)
  return new Promise((resolve) => {
    const wait = Date.now() < hangsUntil ? littlePatience : patience
    const timer = setTimeout(() => {
      hangsUntil = Date.now() + remembered
      resolve(stored)
    }, wait)
    void fresh
      .catch(() => stored)
      .then((response) => {
        clearTimeout(timer)
        resolve(response)
      })
  })
}
