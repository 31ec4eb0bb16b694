import type { FastifyInstance } from 'fastify'
import { login, logout, requestPasswordReset } from '#contract/accounts.ts'
import { leadBoard } from '#contract/boards.ts'
import { openClassCode } from '#contract/class-reading.ts'
import { beginPasskeyLogin, logInWithPasskey } from '#contract/passkeys.ts'
import { readOnlyHeader } from '#contract/read-only.ts'
import { Failure } from '../failure.ts'
import { pathOf } from './errors.ts'

/** Seconds after which a refused caller may try again. */
const retryAfter = 60

/** What still changes something: people must be able to log out, and to log in to read, and a board stores nothing. */
const allowed = new Set<string>(
  [login, beginPasskeyLogin, logInWithPasskey, logout, openClassCode, leadBoard].map(({ path }) => path),
)
/** Read, but asks for an e-mail, which would be written. */
const writing = new Set<string>([requestPasswordReset.path])
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** During maintenance: refuses every call that would change something, and tells the pages, which show a notice. */
export function refuseChanges(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(readOnlyHeader, 'true')
    const path = pathOf(request.url)
    // A form that is posted without JavaScript calls an endpoint too, and shows its refusal in the page.
    const isReading = reading.has(request.method) && !writing.has(path)
    if (isReading || !path.startsWith('/api/') || allowed.has(path)) return
    throw new Failure('server/read-only', { retryAfter })
  })
}
