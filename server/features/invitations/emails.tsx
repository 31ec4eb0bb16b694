import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { type EmailContent, MailBook, MailButton, renderEmail } from '../../adapters/email.tsx'
import { isolated, MailName } from '../../adapters/mail-names.tsx'

interface InvitationWords {
  appName: string
  /** `""` for somebody without a school. */
  school: string
  /** Their name, or nothing. */
  inviter: string
  link: string
  /** The title of a free book, whose cover the mail shows; `""` for none. */
  book?: string
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

/** Asks a parent, once and without praise, whether they want an account. */
export function invitationEmail({ days, ...words }: InvitationWords & { days: number }): Promise<EmailContent> {
  const { appName, link } = words
  return renderEmail({
    appName,
    list: 'invitations',
    subject: `You are invited to ${appName}`,
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
        {words.book && <MailBook title={words.book}>One of the free books, ready to read.</MailBook>}
        <MailButton href={link}>See the invitation</MailButton>
        <WayOut days={days} />
      </>
    ),
  })
}

/** Asks a colleague to join the staff of a school. */
export function colleagueInvitationEmail({
  days,
  ...words
}: InvitationWords & { days: number }): Promise<EmailContent> {
  const { appName, link, school } = words
  return renderEmail({
    appName,
    list: 'invitations',
    subject: `Join ${isolated(school)} on ${appName}`,
    children: (
      <>
        <Text>{senderOf(words)} has invited you to share the school’s account as a member of staff.</Text>
        <Text>
          You will see every storybook, teacher’s guide and lesson plan, and can give parents access. You will choose
          your own password.
        </Text>
        {words.book && <MailBook title={words.book}>One of the free books, ready to read.</MailBook>}
        <MailButton href={link}>See the invitation</MailButton>
        <WayOut days={days} />
      </>
    ),
  })
}

/** To somebody who was invited and has an account already. */
export function invitedAlreadyEmail(words: InvitationWords): Promise<EmailContent> {
  const { appName, link } = words
  return renderEmail({
    appName,
    list: 'invitations',
    subject: `You have an account with ${appName}`,
    children: (
      <>
        <Text>
          {senderOf(words)} has invited you to {appName}. You already have an account there.
        </Text>
        <MailButton href={link}>Log in</MailButton>
        <Text>If you have forgotten your password, you can choose a new one on the log-in page.</Text>
      </>
    ),
  })
}
