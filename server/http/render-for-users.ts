import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Page } from '#contract/page.ts'
import { withTimeLimit } from '../concurrency/time-limit.ts'
import type { Deps } from '../deps.ts'
import type { RenderedDocument } from './html-response.ts'
import type { Viewer } from './inner-calls.ts'
import type { DocumentRenderer } from './render-documents.ts'

/** How long a request waits for its page before it gets the empty one, which the browser fills, in milliseconds. */
const timeLimit = 3000

/** How many pages are rendered for a session in a minute; one takes some milliseconds of the processor. */
const renderedPages = { points: 60, duration: 60 }

export interface UserViewer extends Viewer {
  sessionId: string
}

/**
 * Who asks for a page, by their auth cookie. A key that is no longer valid is a visitor's; `unknown` if the database
 * cannot say.
 */
export async function findViewer(
  request: FastifyRequest,
  { config, sessions }: Pick<Deps, 'config' | 'sessions'>,
): Promise<UserViewer | 'visitor' | 'unknown'> {
  const key = request.server.parseCookie(request.headers.cookie ?? '')[config.cookies.key]
  if (!key) return 'visitor'
  try {
    const actor = await sessions.find(key)
    return actor ? { key, ip: request.ip, sessionId: actor.sessionId } : 'visitor'
  } catch {
    return 'unknown'
  }
}

/** Renders pages for signed-in people. Null where one cannot be rendered: the browser then does it all. */
export function renderForUsers(renderer: DocumentRenderer) {
  const limiter = new RateLimiterMemory(renderedPages)
  const isWithin = (sessionId: string) =>
    limiter.consume(sessionId).then(
      () => true,
      () => false,
    )
  return async (
    url: string,
    page: Page | undefined,
    { sessionId, ...viewer }: UserViewer,
  ): Promise<RenderedDocument | { redirect: string } | null> => {
    if (!renderer.isBuilt || !(await isWithin(sessionId))) return null
    try {
      return await withTimeLimit(renderer.render(url, page, { viewer }), timeLimit, () => null)
    } catch (error) {
      renderer.logFailure(error, page)
      return null
    }
  }
}
