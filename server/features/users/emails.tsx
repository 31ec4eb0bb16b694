import type { OperatorRights } from '#contract/access.ts'
import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { MailButton, Text } from '../../adapters/mail-parts.tsx'

const meaning: Record<OperatorRights, string> = {
  support: 'You can now answer people and look at their accounts.',
  editor: 'You can now answer people, and change the books, texts and figures that the portal shows.',
  moderator:
    'You can now answer people, change what the portal shows, decide about schools, disable accounts and download lists.',
  owner: 'You can now do everything in the console, including saying what other operators may do.',
}

/** Tells an operator what they may do from now on. */
export function rightsChangedEmail(
  { appName, publicUrl }: MailSettings,
  { rights }: { rights: OperatorRights },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `Your rights in ${appName} have changed`,
    children: (
      <>
        <Text>An owner of the portal has changed what you may do in its console. {meaning[rights]}</Text>
        <MailButton href={`${publicUrl}/admin`}>Open the console</MailButton>
      </>
    ),
  })
}
