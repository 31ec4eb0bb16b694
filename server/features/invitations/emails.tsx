import type { ReactNode } from 'react'
import { type EmailContent, type MailedBook, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { isolated, MailName } from '../../adapters/mail-names.tsx'
import { MailBook, MailButton, Text } from '../../adapters/mail-parts.tsx'

interface InvitationWords {
  /** `""` for somebody without a school. */
  school: string
  /** Their name, or nothing. */
  inviter: string
  link: string
}

function senderOf({ inviter, school }: Pick<InvitationWords, 'inviter' | 'school'>): ReactNode {
  if (!inviter || !school) return inviter || school ? <MailName>{inviter || school}</MailName> : 'A parent'
  return (
    <>
      <MailName>{inviter}</MailName> (<MailName>{school}</MailName>)
    </>
  )
}

function WayOut({ days }: { days: number }) {
  return (
    <Text>
      You can use the link once, within {days} days. If you do not want to join, open it and choose “No, thank you”, and
      nobody can invite this address again.
    </Text>
  )
}

/** An invitation: for how many days it is open, and a free book that it shows, or null. */
type Inviting = InvitationWords & { days: number; book: MailedBook | null }

/** Asks a parent, once and without praise, whether they want an account. */
export function invitationEmail({ appName }: MailSettings, { days, book, ...words }: Inviting): Promise<EmailContent> {
  return renderEmail({
    appName,
    list: 'invitations',
    subject: `You are invited to ${appName}`,
    book,
    children: (
      <>
        <Text>
          {senderOf(words)} has {words.school ? 'given you access' : 'invited you'} to {appName}.
        </Text>
        <Text>
          There are storybooks, activities and topics to talk about, for children aged 6 to 9. It is free, and accounts
          are for adults only.
        </Text>
        {!words.school && (
          <Text>
            You can read some books straight away. The others need a code from your child’s school, and are free too.
          </Text>
        )}
        {book && <MailBook title={book.title}>One of the free books, ready to read.</MailBook>}
        <MailButton href={words.link}>See the invitation</MailButton>
        <WayOut days={days} />
      </>
    ),
  })
}

/** Asks a colleague to join the staff of a school. */
export function colleagueInvitationEmail(
  { appName }: MailSettings,
  { days, book, ...words }: Inviting,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    list: 'invitations',
    subject: `Join ${isolated(words.school)} on ${appName}`,
    book,
    children: (
      <>
        <Text>{senderOf(words)} has invited you to share the school’s account as a member of staff.</Text>
        <Text>
          You will see every storybook, teacher’s guide and lesson plan, and can give parents access. You will choose
          your own password.
        </Text>
        {book && <MailBook title={book.title}>One of the free books, ready to read.</MailBook>}
        <MailButton href={words.link}>See the invitation</MailButton>
        <WayOut days={days} />
      </>
    ),
  })
}

/** To somebody who was invited and has an account already. */
export function invitedAlreadyEmail({ appName }: MailSettings, words: InvitationWords): Promise<EmailContent> {
  return renderEmail({
    appName,
    list: 'invitations',
    subject: `You have an account with ${appName}`,
    children: (
      <>
        <Text>
          {senderOf(words)} has invited you to {appName}. You already have an account there.
        </Text>
        <MailButton href={words.link}>Log in</MailButton>
        <Text>If you have forgotten your password, you can choose a new one on the log-in page.</Text>
      </>
    ),
  })
}
