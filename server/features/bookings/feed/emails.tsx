import { type EmailContent, type MailSettings, renderEmail } from '../../../adapters/email.tsx'
import { MailButton, Text } from '../../../adapters/mail-parts.tsx'

/** To an operator whose account has made an address for reading the session calendar, or another one instead. */
export function calendarAddressEmail(
  { appName, publicUrl, deskEmail }: MailSettings,
  { isReplaced }: { isReplaced: boolean },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: isReplaced
      ? `Your private calendar link for ${appName} has been replaced`
      : `A private calendar link for ${appName} has been created`,
    children: (
      <>
        <Text>
          {isReplaced
            ? 'A new private link to the session calendar has just been created with your account. The previous one no longer works.'
            : 'A private link to the session calendar has just been created with your account.'}{' '}
          Anybody who has it can see the schools, places and visitors without logging in.
        </Text>
        <Text>
          If that was not you, change your password: the link then stops working. Then write to us at {deskEmail}.
        </Text>
        <MailButton href={`${publicUrl}/admin/calendar`}>See the links in use</MailButton>
      </>
    ),
  })
}
