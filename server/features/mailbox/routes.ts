import type { FastifyInstance } from 'fastify'
import * as mailbox from '#contract/mailbox.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { createTryItMailbox, type LinkMakers, maskKey } from './links.ts'
import { getMailCounts, listMails } from './queries.ts'
import { sendAgain, sendAllAgain } from './sending-again.ts'

type MailRow = Awaited<ReturnType<typeof listMails>>[number]

/** `makers` make the keys of the links that the mailbox of try-it mode shows. */
export function mailboxRoutes(app: FastifyInstance, deps: Deps, makers: LinkMakers): void {
  serve(app, mailbox.listMails, async ({ query: { state } }) => {
    const states = state === 'waiting' ? (['waiting', 'sending'] as const) : state && [state]
    return (await listMails(deps.db, states && [...states])).map(toMail)
  })

  if (deps.config.isTryIt) {
    const show = createTryItMailbox(deps, makers)
    serve(app, mailbox.listTryItMails, async () => {
      const answer: mailbox.Mail[] = []
      // The oldest first: of two links for the same purpose the newer one works.
      for (const mail of (await listMails(deps.db)).reverse()) {
        const { html, text } = await show(mail)
        answer.unshift({ ...toMail(mail), html, text, is_link_hidden: false })
      }
      return answer
    })
  }

  serve(app, mailbox.countMails, async () => {
    const { oldestWaiting, outage, ...counts } = await getMailCounts(deps.db)
    return {
      can_send: deps.mailer.delivers,
      ...counts,
      oldest_waiting_time: oldestWaiting?.toISOString() ?? '',
      outage: outage && { since_time: outage.since.toISOString(), problem: outage.problem },
    }
  })

  serve(app, mailbox.sendMailAgain, async ({ params, by }) => toMail(await sendAgain(deps, by, params.id)))

  serve(app, mailbox.sendMailsAgain, async ({ body, by }) => ({
    count: await sendAllAgain(deps, by, body.state),
  }))
}

/** A mail as operators see it. */
function toMail(mail: MailRow): mailbox.Mail {
  const { id, toAddress, subject, state, problem, link, createdAt } = mail
  return {
    id,
    to: toAddress,
    subject,
    ...maskKey(mail),
    state,
    problem,
    is_link_hidden: link !== null && mail.text !== '',
    create_time: createdAt.toISOString(),
  }
}
