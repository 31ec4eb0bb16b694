import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/identity-providers.ts'
import * as providers from '#contract/sign-in-providers.ts'
import { samesitePath } from '#contract/wanted-path.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { userOf } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import { listOffered } from '../manage-providers.ts'
import { findProvider } from '../queries.ts'
import { beginLinking, beginSignIn } from './begin-sign-in.ts'
import { finish } from './finish-sign-in.ts'
import { askPending, joinPending, linkPending, viewPending } from './pending-sign-in.ts'

/** Sends the browser on, or to the page that says what has failed: the log-in page leads on who is logged in. */
async function redirect(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  find: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  try {
    return reply.redirect(await find(), 303)
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'not-found') throw error
    return reply.redirect(`${userOf(request) ? '/profile/settings' : '/login'}?problem=${error.code}`, 303)
  }
}

export function signingInRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, providers.listOfferedProviders, () => listOffered(deps))

  serve(app, providers.startSignIn, async ({ params, query, request, reply }) => {
    if (!(await findProvider(deps.db, params.id))) throw new Failure('not-found')
    // A HEAD changes nothing, and another site must not begin it.
    if (request.method === 'HEAD') return reply.code(204).send()
    const wanted = { providerId: params.id, next: samesitePath(query.next), linking: null }
    return redirect({ request, reply }, async () => {
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('sign-in/expired')
      return (await beginSignIn(deps, { request, reply }, wanted)).href
    })
  })

  serve(app, endpoints.finishSignIn, ({ by, request, reply }) => {
    if (request.method === 'HEAD') return reply.code(204).send()
    const sessionId = userOf(request)?.sessionId ?? null
    return redirect({ request, reply }, () => finish(deps, { by, sessionId, request, reply }))
  })

  serve(app, endpoints.viewPendingSignIn, ({ request }) => viewPending(deps, request))

  serve(app, endpoints.linkPendingSignIn, ({ by, body, request, reply }) =>
    linkPending(deps, { by, request, reply }, body.current_password),
  )

  serve(app, endpoints.joinPendingSignIn, async ({ by, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(by.ip)
    return joinPending(deps, { by, request, reply })
  })

  serve(app, endpoints.askToJoin, async ({ by, request }) => {
    await deps.limiters.signUpsPerNetwork.count(by.ip)
    await askPending(deps, request)
    return {}
  })

  serve(app, endpoints.beginLinking, async ({ actor, by, body, request, reply }) => {
    await deps.limiters.accountChangesPerNetwork.count(by.ip)
    const asked = { providerId: body.provider_id, password: body.current_password }
    return { url: (await beginLinking(deps, { actor, by, request, reply }, asked)).href }
  })
}
