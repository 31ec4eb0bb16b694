import { type EmailContent, type MailedBook, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { MailName } from '../../adapters/mail-names.tsx'
import { MailBook, MailButton, MailLink, Text } from '../../adapters/mail-parts.tsx'

/** A link to choose a new password. */
export function resetPasswordEmail(
  { appName }: MailSettings,
  { link, hours }: { link: string; hours: number },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Choose a new password for ${appName}`,
    children: (
      <>
        <Text>Somebody, probably you, asked for a new password for your account.</Text>
        <MailButton href={link}>Choose a new password</MailButton>
        <Text>
          You can use the link once, within {hours === 1 ? 'one hour' : `${hours} hours`}. If you did not ask for it,
          you do not need to do anything: your password stays the same.
        </Text>
      </>
    ),
  })
}

/** Tells the owner that the password has been changed. */
export function passwordChangedEmail(
  { appName, deskEmail }: MailSettings,
  {
    removed = [],
    otherWays,
  }: {
    /** What no longer opens the account, each with its name. */
    removed?: string[]
    /** What else opens the account, in the plural. */
    otherWays: string[]
  },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your password for ${appName} has been changed`,
    children: (
      <>
        <Text>Your password has just been changed, and every other device that was logged in has been logged out.</Text>
        {removed.length > 0 && (
          <Text>These have been removed and no longer open your account: {removed.join(', ')}.</Text>
        )}
        {otherWays.length > 0 && (
          <Text>
            Your {otherWays.join(' and ')} still work. Check them in your settings, and remove any that you do not
            recognise.
          </Text>
        )}
        <Text>If that was not you, write to us at {deskEmail} straight away.</Text>
      </>
    ),
  })
}

/** An account is ready, its address confirmed by the mail or by the invitation: what there is, and what to do first. */
export function welcomeEmail(
  { appName, publicUrl }: MailSettings,
  {
    school,
    isOpen,
    isInvited,
    book,
  }: {
    /** The book of the moment, which is free; null for none. */
    book: MailedBook | null
    /** Left out: they have come with their school’s own sign-in. */
    isInvited: boolean | undefined
    /** The title of the school, `""` without one. */
    school: string
    /** Whether every book is open, because the school has been approved. */
    isOpen: boolean
  },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Welcome to ${appName}`,
    book,
    children: (
      <>
        <Text>
          {isInvited !== undefined &&
            (isInvited ? 'Thank you for accepting. ' : 'Thank you for confirming your address. ')}
          Your account is ready.
        </Text>
        {school === '' && (
          <Text>
            You can read the free books now. To open the others, ask your child’s school for its invite code and add it
            to your profile.
          </Text>
        )}
        {school !== '' && (
          <Text>
            You have joined <MailName>{school}</MailName>.{' '}
            {isOpen
              ? 'Its storybooks are on your bookshelf.'
              : 'You can read the free books now, and the others once we have verified the school.'}
          </Text>
        )}
        {book ? (
          <>
            <MailBook title={book.title} href={book.href}>
              A good one to begin with.
            </MailBook>
            <Text>
              Or <MailLink href={`${publicUrl}/resources`}>look at your whole bookshelf</MailLink>.
            </Text>
          </>
        ) : (
          <MailButton href={`${publicUrl}/resources`}>Open your bookshelf</MailButton>
        )}
      </>
    ),
  })
}
