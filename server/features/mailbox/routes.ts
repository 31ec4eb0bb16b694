import type { FastifyInstance } from 'fastify'
import * as mailbox from '#contract/mailbox.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { listMails } from './queries.ts'

export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, mailbox.listMails, () => newestMails(deps))
  if (deps.config.isTryIt) serve(app, mailbox.listTryItMails, () => newestMails(deps))
}

async function newestMails({ db }: Deps): Promise<mailbox.Mail[]> {
  const mails = await listMails(db)
  return mails.map(({ id, toAddress, subject, html, text, state, problem, createdAt }) => ({
    id,
    to: toAddress,
    subject,
    html,
    text,
    state,
    problem,
    create_time: createdAt.toISOString(),
  }))
}
