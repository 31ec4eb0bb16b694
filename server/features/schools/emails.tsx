import { type EmailContent, type MailedBook, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { answerDays } from '../../adapters/mail-brand.ts'
import { isolated, MailName } from '../../adapters/mail-names.tsx'
import { MailBook, MailButton, MailLink, MailQuote, MailStep, Text } from '../../adapters/mail-parts.tsx'

/** What every mail about a school says of it. */
export interface SchoolMail {
  school: string
}

/** To a school that can open everything from now on, with the book of the moment, or null. */
type OpeningMail = SchoolMail & { book: MailedBook | null }

const FirstSteps = ({ publicUrl, book }: { publicUrl: string; book: MailedBook | null }) => (
  <>
    {book && (
      <MailBook title={book.title} href={book.href}>
        A good one to begin with, and its teacher’s guide comes with it.
      </MailBook>
    )}
    <Text>What schools do first:</Text>
    <MailStep number={1}>
      <MailLink href={`${publicUrl}/resources`}>Choose a storybook from the shelf</MailLink>, and read it with a class.
    </MailStep>
    <MailStep number={2}>
      <MailLink href={`${publicUrl}/add-users`}>Give parents access</MailLink>: print the letter with your school’s
      code, or upload a list of e-mail addresses.
    </MailStep>
    <MailStep number={3}>
      <MailLink href={`${publicUrl}/book-session`}>Book an enterprise session</MailLink> for your classes. It is free,
      like everything else here.
    </MailStep>
    {!book && <MailButton href={`${publicUrl}/resources`}>Go to the bookshelf</MailButton>}
  </>
)

/** To a school that the register has confirmed, minutes after it signed up. */
export function welcomeEmail(
  { appName, publicUrl }: MailSettings,
  { school, book }: OpeningMail,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Welcome to ${appName}`,
    book,
    children: (
      <>
        <Text>
          We found <MailName>{school}</MailName> in the national register of schools, and your address belongs to its
          website. So the school is approved, and you can open every storybook, guide and lesson plan.
        </Text>
        <FirstSteps publicUrl={publicUrl} book={book} />
      </>
    ),
  })
}

/** To a school that one of us has to look at. */
export function pendingEmail({ appName, publicUrl }: MailSettings, { school }: SchoolMail): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `We are checking ${isolated(school)}`,
    children: (
      <>
        <Text>
          Thank you for confirming your address. We could not verify <MailName>{school}</MailName> with the national
          register of schools alone, so we are looking at it ourselves. This takes up to {answerDays}, and you do not
          need to do anything.
        </Text>
        <Text>You can see what we compared, and correct the school’s details. You can read the free books now.</Text>
        <MailButton href={`${publicUrl}/school-pending`}>See what we are checking</MailButton>
      </>
    ),
  })
}

/** To a school whose applicant's address does not prove that they work there: a letter will. */
export function letterDueEmail({ appName, publicUrl }: MailSettings, { school }: SchoolMail): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `A letter is coming to ${isolated(school)}`,
    children: (
      <>
        <Text>
          Thank you for confirming your address. We found <MailName>{school}</MailName> in the national register of
          schools. Your e-mail address is one that many schools share, so we will post a code to the school’s address in
          the register within {answerDays}.
        </Text>
        <Text>
          When the letter arrives, log in and type the code: the school is approved at once. You can read the free books
          now.
        </Text>
        <MailButton href={`${publicUrl}/school-pending`}>See where the letter goes</MailButton>
      </>
    ),
  })
}

export function approvedEmail(
  { appName, publicUrl }: MailSettings,
  { school, book }: OpeningMail,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `${isolated(school)} is approved`,
    book,
    children: (
      <>
        <Text>
          We have verified <MailName>{school}</MailName> as a UK primary school. You can now open every storybook, guide
          and lesson plan.
        </Text>
        <FirstSteps publicUrl={publicUrl} book={book} />
      </>
    ),
  })
}

export function rejectedEmail(
  { appName, publicUrl }: MailSettings,
  { school, reason, canAppeal }: SchoolMail & { reason: string; canAppeal: boolean },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: 'Account rejected',
    children: (
      <>
        <Text>
          We could not verify <MailName>{school}</MailName> as a UK primary school. Please register again with a school
          e-mail: one that ends like the address of the school’s own website, and is not from a public e-mail service.
        </Text>
        <Text>This is why:</Text>
        <MailQuote>{reason}</MailQuote>
        {canAppeal ? (
          <>
            <Text>If you think this is a mistake, log in and write to us. We will look at it again.</Text>
            <MailButton href={`${publicUrl}/school-rejected`}>Write to us</MailButton>
          </>
        ) : (
          <Text>We have looked at your appeal, so this decision is final.</Text>
        )}
      </>
    ),
  })
}

export function reopenedEmail({ appName, publicUrl }: MailSettings, { school }: SchoolMail): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `We are looking at ${isolated(school)} again`,
    children: (
      <>
        <Text>
          We are looking at <MailName>{school}</MailName> again. This takes up to {answerDays}. Until then you can read
          the free books, and correct the school’s details.
        </Text>
        <MailButton href={`${publicUrl}/school-pending`}>See what we are checking</MailButton>
      </>
    ),
  })
}

export function questionEmail(
  { appName, publicUrl }: MailSettings,
  { school, question }: SchoolMail & { question: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `A question about ${isolated(school)}`,
    children: (
      <>
        <Text>
          Before we can verify <MailName>{school}</MailName>, we have a question:
        </Text>
        <MailQuote>{question}</MailQuote>
        <Text>Please answer on the portal, where we can see your answer next to your details.</Text>
        <MailButton href={`${publicUrl}/school-pending`}>Answer the question</MailButton>
      </>
    ),
  })
}

/** To the people who run the portal. */
export function operatorMessageEmail(
  { appName, publicUrl }: MailSettings,
  { school, text, isAppeal }: SchoolMail & { text: string; isAppeal: boolean },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `${isAppeal ? 'An appeal' : 'A message'} from ${isolated(school)}`,
    children: (
      <>
        <Text>
          {isAppeal
            ? `${isolated(school)} asks you to look at it again:`
            : `${isolated(school)}, which is pending, has written:`}
        </Text>
        <MailQuote>{text}</MailQuote>
        <MailButton href={`${publicUrl}/admin/schools`}>Open the queue of schools</MailButton>
      </>
    ),
  })
}
