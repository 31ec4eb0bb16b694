import type { FastifyInstance } from 'fastify'
import * as mailbox from '#contract/mailbox.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countUndelivered, listMails } from './queries.ts'
import { sendAgain, sendAllAgain } from './sending-again.ts'

type MailRow = Awaited<ReturnType<typeof listMails>>[number]

export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, mailbox.listMails, async ({ query }) => (await listMails(deps.db, query.state)).map(mailAnswer))
  if (deps.config.isTryIt) serve(app, mailbox.listTryItMails, async () => (await listMails(deps.db)).map(mailAnswer))

  serve(app, mailbox.countMails, async () => ({
    can_send: deps.mailer.delivers,
    ...(await countUndelivered(deps.db)),
  }))

  serve(app, mailbox.sendMailAgain, async ({ params, actor, request }) =>
    mailAnswer(await sendAgain(deps, params.id, { actorId: actor.id, address: request.ip })),
  )

  serve(app, mailbox.sendMailsAgain, async ({ body, actor, request }) => ({
    count: await sendAllAgain(deps, body.state, { actorId: actor.id, address: request.ip }),
  }))
}

function mailAnswer({ id, toAddress, subject, html, text, state, problem, createdAt }: MailRow): mailbox.Mail {
  return { id, to: toAddress, subject, html, text, state, problem, create_time: createdAt.toISOString() }
}
