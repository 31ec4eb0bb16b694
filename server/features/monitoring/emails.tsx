import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { MailButton, MailFacts, Text } from '../../adapters/mail-parts.tsx'

/** To the operators, once for each trouble. */
export function troubleEmail(
  { appName, publicUrl }: MailSettings,
  { title, what, remedy }: { title: string; what: string; remedy: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `Problem: ${title}`,
    children: (
      <>
        <Text>{what}</Text>
        <Text>What to do: {remedy}</Text>
        <Text>You will get one more e-mail when this is over.</Text>
        <MailButton href={`${publicUrl}/admin/health`}>See it in the console</MailButton>
      </>
    ),
  })
}

/** To the operators, when a trouble is over. `was`: what the trouble was; `what`: what is so now. */
export function troubleOverEmail(
  { appName, publicUrl }: MailSettings,
  { title, was, what, lasted }: { title: string; was: string; what: string; lasted: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `Over: ${title}`,
    children: (
      <>
        <Text>This problem ended after {lasted}. You do not need to do anything.</Text>
        <Text>It was: {was}</Text>
        <Text>Now: {what}</Text>
        <MailButton href={`${publicUrl}/admin/health`}>See it in the console</MailButton>
      </>
    ),
  })
}

/** To the operators, every Monday. */
export function digestEmail(
  { appName, publicUrl }: MailSettings,
  {
    ended,
    ongoing,
    open,
  }: {
    /** Troubles that ended last week, each in a sentence. */
    ended: string[]
    ongoing: string[]
    /** What is not set up. */
    open: string[]
  },
): Promise<EmailContent> {
  const isQuiet = ended.length === 0 && ongoing.length === 0
  return renderEmail({
    appName,
    list: 'digests',
    signedBy: 'portal',
    subject: isQuiet ? 'Your portal last week: nothing needed you' : 'Your portal last week',
    children: (
      <>
        {isQuiet && <Text>Nothing needed you last week: there was no problem.</Text>}
        <MailFacts
          facts={[
            ...ongoing.map((sentence) => ['Still a problem', sentence] as const),
            ...ended.map((sentence) => ['Over', sentence] as const),
            ...open.map((sentence) => ['Not set up yet', sentence] as const),
          ]}
        />
        <MailButton href={`${publicUrl}/admin/health`}>Look at the checks</MailButton>
      </>
    ),
  })
}
