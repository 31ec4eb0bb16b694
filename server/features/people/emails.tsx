import { Text } from 'react-email'
import { type EmailContent, MailButton, renderEmail } from '../../adapters/email.tsx'
import { retention } from '../../retention.ts'

export interface AccessWords {
  appName: string
  portal: string
  school: string
  isStaff: boolean
}

/** To somebody whose school has ended their access: what they still have, and whom to ask. */
export function accessEndedEmail({ appName, portal, school, isStaff }: AccessWords): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `${school} has ended your access to ${appName}`,
    children: (
      <>
        <Text>
          <span dir="auto">{school}</span> has ended your access to {appName}{' '}
          {isStaff ? 'as a member of staff' : 'as a parent'}. The books that are only for schools are closed to you now,
          on every device.
        </Text>
        <Text>
          Your account stays, and you can still read the free books. You can delete the account in its settings.
        </Text>
        <Text>
          If this is a mistake, ask the school. It can undo this for {retention.endedAccess.days} days.
          {isStaff
            ? ' If you now work at another school, a colleague there can invite you at your address at that school.'
            : ' If your child now goes to another school, you can add that school’s code to your profile.'}
        </Text>
        <MailButton href={`${portal}/`}>Read the free books</MailButton>
      </>
    ),
  })
}

/** To somebody whom the school has given back the access that it had ended. */
export function accessRestoredEmail({ appName, portal, school, isStaff }: AccessWords): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `${school} has given you access to ${appName} again`,
    children: (
      <>
        <Text>
          <span dir="auto">{school}</span> has given you back your access to {appName}{' '}
          {isStaff ? 'as a member of staff' : 'as a parent'}. Every book is open to you again.
        </Text>
        <MailButton href={`${portal}/resources`}>Open the bookshelf</MailButton>
      </>
    ),
  })
}
