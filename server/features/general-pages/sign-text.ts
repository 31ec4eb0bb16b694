import { hash } from 'node:crypto'
import { type GeneralPageName, type Signature, textsToApprove } from '#contract/general-pages.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import { fillInFixed, literal } from './live-facts.ts'
import { insertSignature, listSignatures } from './queries.ts'

interface Text {
  title: string
  source: string
}

/** Of what is signed: the words, with the periods and lists that the portal fills in, but not what operators enter elsewhere. */
const fingerprint = ({ title, source }: Text) => hash('sha256', `${title}\n${fillInFixed(source)}`)

const needsSignature = (name: string): boolean => textsToApprove.some((one) => one === name)

/** Looks a text's signature up: null for a text that needs none. */
export async function readSignatures(db: Db): Promise<(name: string, text: Text) => Signature | null> {
  const all = await listSignatures(db)
  return (name, text) => {
    if (!needsSignature(name)) return null
    const ofPage = all.filter((one) => one.name === name)
    const wanted = fingerprint(text)
    const found = ofPage.find(({ textHash }) => textHash === wanted)
    const last = found ?? ofPage[0]
    if (!last) return { state: 'none', signed_by: '', signed_time: '' }
    const { signedBy, signedAt } = last
    return { state: found ? 'signed' : 'changed', signed_by: signedBy, signed_time: signedAt.toISOString() }
  }
}

/** Signs a text. Signing the same text twice under the same name changes nothing. */
export async function signText(db: Db, by: ByUser, name: GeneralPageName, text: Text, signedBy: string): Promise<void> {
  const signature = (await readSignatures(db))(name, text)
  if (signature?.state === 'signed' && signature.signed_by === signedBy) return
  await db.transaction().execute(async (trx) => {
    await insertSignature(trx, { name, textHash: fingerprint(text), signedBy, signerId: by.userId })
    await recordAudit(trx, by, 'page.signed', name)
  })
}

/** Whether somebody answers for a text, as a sentence: `""` for a text that needs nobody. */
export function standingOf(signature: Signature | null): string {
  if (!signature) return ''
  const { state, signed_by: who, signed_time: time } = signature
  if (state === 'none') return 'Draft: nobody who answers for this portal has signed it yet.'
  const when = `${who} on ${dayInWords(todayInUk(new Date(time)))}`
  return state === 'signed' ? `Signed by ${when}.` : `Draft: it has changed since it was signed by ${when}.`
}

/** A text as visitors read it, in Markdown: a draft says so above it, and below a signed one is who signed it. */
export function withStanding(text: { source: string; version: number }, signature: Signature | null): string {
  const { source, version } = text
  const standing = literal(standingOf(signature))
  if (!signature) return source
  if (signature.state === 'signed') return `${source}\n\n${standing}`
  const note =
    version === 0 && signature.state === 'none'
      ? '> **This is an example**\n> The people who run this portal have not checked this text yet.'
      : `> **This is a draft**\n> ${standing.replace('Draft: n', 'N').replace('Draft: i', 'I')}`
  return `${note}\n\n${source}`
}
