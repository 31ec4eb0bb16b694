import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { isolated, MailName } from '../../adapters/mail-names.tsx'
import { MailButton, Text } from '../../adapters/mail-parts.tsx'
import { periodOf } from '../../data-protection/retention.ts'

interface AccessWords {
  school: string
  isStaff: boolean
}

/** `person`: the name of somebody else in the school, if they have given one. */
interface PersonWords {
  school: string
  person: string
}

const named = (person: string) => <MailName>{person || 'A colleague'}</MailName>

/** To somebody whose school has ended their access: what they still have, and whom to ask. */
export function accessEndedEmail(
  { appName, publicUrl }: MailSettings,
  { school, isStaff }: AccessWords,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `${isolated(school)} has ended your access to ${appName}`,
    children: (
      <>
        <Text>
          <MailName>{school}</MailName> has ended your access to {appName}{' '}
          {isStaff ? 'as a member of staff' : 'as a parent'}. You can no longer open the books that are only for
          schools, on any device.
        </Text>
        <Text>
          You keep your account, and can still read the free books. You can delete the account in your settings.
        </Text>
        <Text>
          If this is a mistake, ask the school. It can undo this for {periodOf('endedAccess')}.
          {isStaff
            ? ' If you now work at another school, a colleague there can invite you at your address at that school.'
            : ' If your child now goes to another school, you can add that school’s code to your profile.'}
        </Text>
        <MailButton href={`${publicUrl}/`}>Read the free books</MailButton>
      </>
    ),
  })
}

/** To somebody whose school has restored their access. */
export function accessRestoredEmail(
  { appName, publicUrl }: MailSettings,
  { school, isStaff }: AccessWords,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `${isolated(school)} has given you access to ${appName} again`,
    children: (
      <>
        <Text>
          <MailName>{school}</MailName> has given you back your access to {appName}{' '}
          {isStaff ? 'as a member of staff' : 'as a parent'}. Every book is open to you again.
        </Text>
        <MailButton href={`${publicUrl}/resources`}>Open the bookshelf</MailButton>
      </>
    ),
  })
}

/** To a colleague who has become the lead of the school. */
export function leadGivenEmail(
  { appName, publicUrl }: MailSettings,
  { school, person }: PersonWords,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `You are now the lead of ${isolated(school)} on ${appName}`,
    children: (
      <>
        <Text>
          {named(person)} has handed the lead of <MailName>{school}</MailName> over to you.
        </Text>
        <Text>
          You can see the staff and the parents who have access through the school, and end the access of those who have
          left. If this is not for you, hand the lead over to another colleague on the same page.
        </Text>
        <MailButton href={`${publicUrl}/your-school/staff`}>See the people of your school</MailButton>
      </>
    ),
  })
}

/** To the lead until now. */
export function leadHandedOverEmail(
  { appName, publicUrl }: MailSettings,
  { school, person }: PersonWords,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `You have handed over the lead of ${isolated(school)} on ${appName}`,
    children: (
      <>
        <Text>
          {named(person)} is now the lead of <MailName>{school}</MailName>. You are still on its staff, and can now
          leave the school or delete your account whenever you wish.
        </Text>
        <Text>If you did not do this, change your password now, and ask {named(person)} to hand the lead back.</Text>
        <MailButton href={`${publicUrl}/profile/settings`}>Change my password</MailButton>
      </>
    ),
  })
}

/** To the lead, when a colleague has left the school's staff on the portal. */
export function leftSchoolEmail(
  { appName, publicUrl }: MailSettings,
  { school, person }: PersonWords,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `A colleague has left ${isolated(school)} on ${appName}`,
    children: (
      <>
        <Text>
          {named(person)} has left the staff of <MailName>{school}</MailName> on {appName}. You can undo this for{' '}
          {periodOf('endedAccess')}.
        </Text>
        <MailButton href={`${publicUrl}/your-school/staff`}>See the people of your school</MailButton>
      </>
    ),
  })
}

/** To the lead in September: somebody has left every school by then, and nothing ends by itself. */
export function reviewReminderEmail(
  { appName, publicUrl }: MailSettings,
  { school, people }: { school: string; people: number },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    list: 'reminders',
    subject: `A new school year: who has access through ${isolated(school)}?`,
    children: (
      <>
        <Text>
          {people === 1 ? 'One person has' : `${people} people have`} had access to {appName} through{' '}
          <MailName>{school}</MailName> since before this school year. Please look through the list: confirm those who
          are still with you, and end the access of those who have left.
        </Text>
        <Text>Nobody’s access ends by itself. We remind you in September and October, three times at most.</Text>
        <MailButton href={`${publicUrl}/your-school/staff`}>See the people of your school</MailButton>
      </>
    ),
  })
}

/** To the lead, when somebody has joined the staff with the school’s own sign-in. */
export function colleagueJoinedEmail(
  { appName, publicUrl }: MailSettings,
  { school, person, email }: PersonWords & { email: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `A colleague has joined ${isolated(school)} on ${appName}`,
    children: (
      <>
        <Text>
          {named(person)} (<MailName>{email}</MailName>) has joined <MailName>{school}</MailName> with the school’s own
          sign-in, and has said that they work there. They can read and do everything that other colleagues can.
        </Text>
        <Text>
          If this is a pupil, or somebody who does not work at the school, end their access. The same sign-in then
          cannot be used to join the school again for {periodOf('refusedSignIn')}. If you do nothing, they keep their
          access.
        </Text>
        <MailButton href={`${publicUrl}/your-school/staff`}>See the people of your school</MailButton>
      </>
    ),
  })
}

/** About somebody whose provider vouches for another domain than the school's, such as a trust's. */
type AskingWords = PersonWords & { email: string; domain: string; provider: string }

const subjectOfAsking = (appName: string, school: string) => `Somebody asks to join ${isolated(school)} on ${appName}`

const WhoAsks = ({ school, person, email, domain, provider }: AskingWords) => (
  <Text>
    {named(person)} (<MailName>{email}</MailName>) says that they work at <MailName>{school}</MailName>. {provider}{' '}
    vouches for <MailName>{domain}</MailName>, which is not the school’s own domain, so they have no access yet.
  </Text>
)

/** To the lead of the school. */
export function colleagueAsksEmail({ appName, publicUrl }: MailSettings, words: AskingWords): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: subjectOfAsking(appName, words.school),
    children: (
      <>
        <WhoAsks {...words} />
        <Text>If you know them as a colleague, invite them at exactly this address. If not, do nothing.</Text>
        <MailButton href={`${publicUrl}/your-school/staff`}>Invite a colleague</MailButton>
      </>
    ),
  })
}

/** To the desk, about a school without staff. */
export function deskColleagueAsksEmail(
  { appName, publicUrl }: MailSettings,
  { schoolId, ...words }: AskingWords & { schoolId: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: subjectOfAsking(appName, words.school),
    children: (
      <>
        <WhoAsks {...words} />
        <Text>
          The school has no member of staff on the portal who could invite them. Ask the school who should look after
          it.
        </Text>
        <MailButton href={`${publicUrl}/admin/schools/${schoolId}`}>Open the school</MailButton>
      </>
    ),
  })
}
