import type { ReactNode } from 'react'
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  render,
  Section,
  Tailwind,
} from 'react-email'
import type { MailingList } from '#contract/mailbox.ts'
import { escapeHtml, guard, place } from './mail-brand.ts'
import { coloured, darkRules, join } from './mail-colours.ts'
import { Text } from './mail-parts.tsx'
import { textOf } from './mail-text.ts'

export interface EmailContent {
  subject: string
  html: string
  text: string
  /** Which mails its recipient can stop, this one among them. */
  list?: MailingList
  /** The pictures that its HTML names, apart from the logo, each with the key of its file. */
  pictures?: { name: 'cover'; file: string }[]
}

/** What mails say of the portal, as the settings have it: `publicUrl` without a slash at the end. */
export interface MailSettings {
  appName: string
  publicUrl: string
  deskEmail: string
}

/** Where a mail has the address of the page on which its recipient stops such mails. It is made when the mail is sent. */
export const unsubscribePlace = 'https://unsubscribe.invalid/'

const stopping: Record<MailingList, string> = {
  invitations: 'Never invite this address',
  reminders: 'Send me no reminders',
  digests: 'Send me no weekly summaries',
  news: 'Send me no news of books',
}

/** A book that a mail shows: its title, the page that opens it, and the key of its cover. */
export interface MailedBook {
  title: string
  href: string
  cover: string
}

/** An example of one of our mails, to preview while developing. `name` is part of a URL. */
export interface EmailSample {
  name: string
  /** Written for the book of the moment, if there is one. */
  write(book: MailedBook | null): Promise<EmailContent>
}

/**
 * What is read in one piece, with the marks beside it: an address; a reference such as `M-7KM2XPQ`, or the number of a later version
 * of a quote, such as `Q-7KM2XPQ-2`; our words with a hyphen; a date; an amount with its unit; a range.
 */
const inOnePiece = new RegExp(
  [
    /\(?[\w.+-]+@[\w.-]*\w[.,:;)]*/,
    /\b[A-Z]-[A-Z2-9]{7}(?:-\d+)?\b/,
    /\b[Ee]-mails?\b(?:[.,:;)]+(?=\s|$))?/,
    /\b(?:[Ll]og|[Ss]ign)-(?:in|up)\b/,
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?\b/,
    /\b[\d.]+ (?:%|GB)/,
    /\b[\d:]+ to [\d:]*\d\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Otherwise lines may end within it. An address that is longer than a line breaks anywhere. */
const keepWhole = (body: string) =>
  body.replace(/>[^<]+/g, (words) =>
    words.replace(inOnePiece, (piece) => {
      const style = piece.includes('@')
        ? 'display:inline-block;max-width:100%;overflow-wrap:anywhere'
        : 'white-space:nowrap'
      return `<span style="${style}">${piece}</span>`
    }),
  )

/**
 * Renders a mail as HTML and as plain text, from one source, with places for the brand, the greeting and the signature:
 * `inBrand` fills them in when the mail is stored. The person of the organisation signs it, or the portal: what the
 * portal tells its own people, and what an operator has written and may have signed. `book` brings the cover.
 */
export async function renderEmail(mail: {
  appName: string
  subject: string
  children: ReactNode
  list?: MailingList
  signedBy?: 'person' | 'portal'
  book?: MailedBook | null
}): Promise<EmailContent> {
  const rendered = await render(
    <Html lang="en-GB">
      <Tailwind>
        <Head>
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
        </Head>
        <Preview>{mail.subject}</Preview>
        <Body {...join('m-0 font-sans text-base', coloured({ backgroundColor: 'ground' }))}>
          {/* A cell of its own makes Body forget its classes: the section inside has them. */}
          <Section {...coloured({ backgroundColor: 'ground', color: 'ink' })}>
            <Container {...join('mx-auto my-8 max-w-lg rounded-xl', coloured({ backgroundColor: 'raised' }))}>
              <Section
                data-skip-in-text
                {...join('rounded-t-xl px-6 py-4', coloured({ backgroundColor: 'accent-soft' }))}
              >
                <Row>
                  <Column>
                    <Text {...join('m-0 font-bold text-lg', coloured({ color: 'on-accent-soft' }))}>
                      {mail.appName}
                    </Text>
                  </Column>
                  <Column align="right">{place('logo')}</Column>
                </Row>
              </Section>
              <Section className="px-6 pt-8 pb-6">
                <Heading as="h1" {...join('mt-0 text-balance text-2xl', coloured({ color: 'ink' }))}>
                  {mail.subject}
                </Heading>
                <Text>{place('greeting')}</Text>
                {mail.children}
                <Text className="mt-6 mb-6">
                  With best wishes,
                  <br />
                  {mail.signedBy === 'portal' ? mail.appName : place('signature')}
                </Text>
                <Hr {...coloured({ borderColor: 'line' })} />
                <Text {...join('mb-0 text-sm', coloured({ color: 'ink-soft' }))}>
                  {mail.appName}: free storybooks and teaching resources for primary schools and families.
                  {place('thanks')}
                  {place('organisation')}
                </Text>
                {mail.list && (
                  <Text {...join('mb-0 text-sm', coloured({ color: 'ink-soft' }))}>
                    <Link href={unsubscribePlace} {...coloured({ color: 'accent-ink' })}>
                      {stopping[mail.list]}
                    </Link>
                  </Text>
                )}
              </Section>
            </Container>
          </Section>
        </Body>
      </Tailwind>
    </Html>,
  )
  // As React writes it.
  const escaped = escapeHtml(mail.appName).replaceAll("'", '&#x27;')
  const written = encodeURIComponent(mail.appName)
  const name = place(`name=${written}`)
  const html = rendered
    .replace(/<body[\s\S]*/, keepWhole)
    .replaceAll(escaped, name)
    .replaceAll(place('signature'), place(`signature=${written}`))
    .replaceAll(guard, '')
    .replace('</head>', () => `${darkRules(rendered)}</head>`)
  return {
    subject: mail.subject.replaceAll(mail.appName, name),
    html,
    text: textOf(html),
    ...(mail.list && { list: mail.list }),
    ...(mail.book && { pictures: [{ name: 'cover', file: mail.book.cover }] }),
  }
}
