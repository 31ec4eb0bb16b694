import { type EmailContent, type MailSettings, renderEmail } from '../../../adapters/email.tsx'
import { MailButton, Text } from '../../../adapters/mail-parts.tsx'

const SettingsButton = ({ publicUrl }: Pick<MailSettings, 'publicUrl'>) => (
  <MailButton href={`${publicUrl}/profile/settings`}>See how you log in</MailButton>
)

/** Tells the owner that log-ins now take a code. */
export function appAddedEmail({ appName, deskEmail, publicUrl }: MailSettings): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your account on ${appName} now asks for a code`,
    children: (
      <>
        <Text>
          From now on, you log in with your password and a code from your authenticator app. Devices that had logged in
          with only the password have been logged out.
        </Text>
        <SettingsButton publicUrl={publicUrl} />
        <Text>
          If that was not you, somebody knows your password. Write to us at {deskEmail} straight away: we can let you
          back in.
        </Text>
      </>
    ),
  })
}

/** Tells the owner that the app is gone. `isStillAsked`: they are an operator, whose log-ins still have a second step. */
export function appRemovedEmail(
  { appName, deskEmail, publicUrl }: MailSettings,
  { isStillAsked }: { isStillAsked: boolean },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: isStillAsked
      ? `Your account on ${appName} has no authenticator app any more`
      : `Your account on ${appName} no longer asks for a code`,
    children: (
      <>
        <Text>
          Your authenticator app has been removed, so you can no longer log in with its codes.
          {isStillAsked && ' After your password you are still asked for a passkey or a recovery code.'}
        </Text>
        <SettingsButton publicUrl={publicUrl} />
        <Text>If that was not you, choose a new password and write to us at {deskEmail}.</Text>
      </>
    ),
  })
}

/** Tells the owner that somebody has logged in with a code that was kept for emergencies. */
export function recoveryCodeUsedEmail(
  { appName, publicUrl, deskEmail }: MailSettings,
  facts: {
    left: number
  },
): Promise<EmailContent> {
  const { left } = facts
  return renderEmail({
    appName,
    subject: `A recovery code for your account on ${appName} was used`,
    children: (
      <>
        <Text>
          Somebody, probably you, has just logged in with your password and a recovery code.{' '}
          {left === 0 ? 'It was your last one, so make new ones.' : `You have ${left} left.`}
        </Text>
        <SettingsButton publicUrl={publicUrl} />
        <Text>
          If that was not you, somebody has your password and your codes. Choose a new password, make new codes, and
          write to us at {deskEmail}.
        </Text>
      </>
    ),
  })
}

/**
 * Tells the owner that somebody with the password keeps entering wrong codes. `refused`: codes of an app or recovery codes, in
 * one browser; or codes of an app in all browsers that have not passed the second step before, because so many were wrong.
 */
export function wrongCodesEmail(
  { appName, publicUrl, deskEmail }: MailSettings,
  facts: {
    codes: number
    minutes: number
    refused: 'app' | 'recovery' | 'app-everywhere'
  },
): Promise<EmailContent> {
  const { codes, minutes, refused } = facts
  const kind = refused === 'recovery' ? 'recovery codes' : 'codes'
  return renderEmail({
    appName,
    subject: `${codes} wrong codes for your account on ${appName}`,
    children: (
      <>
        {refused === 'app-everywhere' ? (
          <Text>
            Somebody has entered your password and then {codes} wrong codes, on one device or several. Nobody has got
            in. For up to {minutes} minutes, codes from an app work only on devices where you have logged in with a code
            before. On others you can use a recovery code or a passkey.
          </Text>
        ) : (
          <Text>
            Somebody has entered your password and then {codes} wrong {kind}. Nobody has got in. More {kind} from there
            are refused for {minutes} minutes; you can log in elsewhere.
          </Text>
        )}
        <Text>
          If that was you, wait and try again.{' '}
          {refused === 'recovery'
            ? 'Each recovery code works only once, and making new ones cancels the old ones. You can also use a passkey or a code from your app, if you have one.'
            : 'Check that your phone sets its clock automatically, or use a recovery code.'}
        </Text>
        <Text>If that was not you, somebody knows your password. Choose a new one now.</Text>
        <MailButton href={`${publicUrl}/forget-password`}>Choose a new password</MailButton>
        <Text>You can also write to us at {deskEmail}.</Text>
      </>
    ),
  })
}
