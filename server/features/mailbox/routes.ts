import type { FastifyInstance } from 'fastify'
import * as mailbox from '#contract/mailbox.ts'
import type { MailState } from '../../database/mail-tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serve } from '../../http/serve.ts'
import { createTryItMailbox, type LinkMakers, maskKey } from './links.ts'
import { showPictures } from './pictures.ts'
import { findMail, getMailCounts, listAttachments, listLatestMails, listMails } from './queries.ts'
import { sendAgain, sendAllAgain } from './send-again.ts'
import { sendHtml } from './send-html.ts'
import { shownState } from './service.ts'

type MailRow = Awaited<ReturnType<typeof listMails>>['mails'][number]

/** `makers` make the keys of the links that the mailbox of try-it mode shows. */
export function mailboxRoutes(app: FastifyInstance, deps: Deps, makers: LinkMakers): void {
  async function toMails(rows: MailRow[]): Promise<mailbox.Mail[]> {
    const files = await listAttachments(
      deps.db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ ...toMail(deps, row), attachments: files.get(row.id) ?? [] }))
  }

  serve(app, mailbox.listMails, async ({ query: { state, q, page = 1 } }) => {
    const { mails, hasMore } = await listMails(deps.db, { wanted: state && rowsOf[state], q }, page)
    return { mails: await toMails(mails), has_more: hasMore }
  })

  serve(app, mailbox.showMail, async ({ params, query: { scheme }, reply }) => {
    const mail = await findMail(deps.db, params.id)
    return sendHtml(reply, mail ? await showPictures(deps, { ...mail, html: maskKey(mail).html }) : '', scheme)
  })

  if (deps.config.isTryIt) {
    const show = createTryItMailbox(deps, makers)
    serve(app, mailbox.listTryItMails, async () => {
      const answer: mailbox.Mail[] = []
      const latest = await listLatestMails(deps.db)
      // The oldest first: of two links for the same purpose the newer one works.
      for (const [index, mail] of [...(await toMails(latest)).entries()].reverse()) {
        const { text } = await show(latest[index] as (typeof latest)[number])
        answer.unshift({ ...mail, text, is_link_hidden: false })
      }
      return answer
    })

    serve(app, mailbox.showTryItMail, async ({ params, query: { scheme }, reply }) => {
      const mail = await findMail(deps.db, params.id)
      return sendHtml(reply, mail ? await showPictures(deps, { ...mail, html: (await show(mail)).html }) : '', scheme)
    })
  }

  serve(app, mailbox.countMails, async () => {
    const { waiting, oldestWaiting, outage, ...failed } = await getMailCounts(deps.db)
    const { delivers } = deps.mailer
    return {
      can_send: delivers,
      waiting: delivers ? waiting : 0,
      kept: delivers ? 0 : waiting,
      ...failed,
      oldest_waiting_time: oldestWaiting?.toISOString() ?? '',
      outage: outage && { since_time: outage.since.toISOString(), problem: outage.problem },
    }
  })

  serve(app, mailbox.sendMailAgain, async ({ params, by }) => {
    const [mail] = await toMails([await sendAgain(deps, by, params.id)])
    if (!mail) throw new Failure('not-found')
    return mail
  })

  serve(app, mailbox.sendMailsAgain, async ({ body, by }) => ({
    count: await sendAllAgain(deps, by, body.state),
  }))
}

/** The rows that are shown in each state. */
const rowsOf: Record<mailbox.Mail['state'], { state: MailState; mayHaveArrived?: boolean }> = {
  waiting: { state: 'waiting' },
  sent: { state: 'sent' },
  kept: { state: 'waiting' },
  failed: { state: 'failed', mayHaveArrived: false },
  unknown: { state: 'failed', mayHaveArrived: true },
}

/** A mail as operators see it. */
function toMail(deps: Pick<Deps, 'mailer'>, row: MailRow): Omit<mailbox.Mail, 'attachments'> {
  const { id, toAddress, subject, text, problem, link, createdAt, sentAt } = row
  return {
    id,
    to: toAddress,
    subject,
    text: maskKey({ html: '', text }).text,
    state: shownState(deps, row),
    problem,
    is_link_hidden: link !== null && text !== '',
    create_time: createdAt.toISOString(),
    sent_time: sentAt?.toISOString() ?? '',
  }
}
