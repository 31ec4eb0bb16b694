import type { ReactNode } from 'react'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  render,
  Section,
  Tailwind,
  Text,
  toPlainText,
} from 'react-email'
import type { MailingList } from '#contract/mailbox.ts'
import { type Colour, escapeHtml, place } from './mail-brand.ts'
import { isolated } from './mail-names.tsx'

export interface EmailContent {
  subject: string
  html: string
  text: string
  /** Which mails its recipient can stop, this one among them. */
  list?: MailingList
}

/** Where a mail has the address of the page on which its recipient stops such mails. It is made when the mail is sent. */
export const unsubscribePlace = 'https://unsubscribe.invalid/'

const stopping: Record<MailingList, string> = {
  invitations: 'Never invite this address',
  reminders: 'Send me no reminders',
  digests: 'Send me no weekly summaries',
}

/** An example of one of our mails, to preview while developing. `name` is part of a URL. */
export interface EmailSample {
  name: string
  write(): Promise<EmailContent>
}

/** Separates the letters of words that people wrote themselves, so that they are never taken for the portal's name. */
const guard = '\uE002'

/** A reference such as `M-7KM2XPQ`, or the number of a later version of a quote, such as `Q-7KM2XPQ-2`. */
const reference = /\b[A-Z]-[A-Z2-9]{7}(?:-\d+)?\b/g

/** Keeps each reference on one line. Otherwise lines may end at its hyphen. */
const keepReferencesWhole = (html: string) =>
  html.replace(/>[^<]+/g, (words) => words.replace(reference, '<span style="white-space:nowrap">$&</span>'))

/** Colours as inline styles, which every mail program knows, and as classes, which those with a dark mode know too. */
function coloured(styles: { backgroundColor?: Colour; color?: Colour; borderColor?: Colour }) {
  const entries = Object.entries(styles) as Array<['backgroundColor' | 'color' | 'borderColor', Colour]>
  return {
    className: entries.map(([property, colour]) => `${shortNames[property]}-${colour}`).join(' '),
    style: Object.fromEntries(entries.map(([property, colour]) => [property, place(`light.${colour}`)])),
  }
}

const shortNames = { backgroundColor: 'b', color: 'c', borderColor: 'l' } as const
const properties = { b: 'background-color', c: 'color', l: 'border-color' } as const

/** The rules of a dark mode for the classes that a mail uses. */
function darkRules(html: string): string {
  const used = new Set(
    html.match(/\b[bcl]-(?:ground|raised|ink-soft|ink|line|on-accent-soft|on-accent|accent-soft|accent-ink|accent)\b/g),
  )
  const rules = [...used].map((name) => {
    const property = properties[name.charAt(0) as keyof typeof properties]
    return `.${name}{${property}:${place(`dark.${name.slice(2)}`)}!important}`
  })
  return `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}

/**
 * Renders a mail as HTML and as plain text, from one source, with places for the brand: `inBrand` fills them in when
 * the mail is stored.
 */
export async function renderEmail(mail: {
  appName: string
  subject: string
  children: ReactNode
  list?: MailingList
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
                {...join('rounded-t-xl px-8 py-4', coloured({ backgroundColor: 'accent-soft' }))}
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
              <Section className="px-8 pt-8 pb-6">
                <Heading as="h1" {...join('mt-0 text-2xl', coloured({ color: 'ink' }))}>
                  {mail.subject}
                </Heading>
                {mail.children}
                <Hr {...coloured({ borderColor: 'line' })} />
                <Text {...join('mb-0 text-sm', coloured({ color: 'ink-soft' }))}>
                  {mail.appName}: free storybooks and teaching resources for primary schools and families.{' '}
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
  const name = place(`name=${encodeURIComponent(mail.appName)}`)
  const html = keepReferencesWhole(rendered)
    .replaceAll(escaped, name)
    .replaceAll(guard, '')
    .replace('</head>', () => `${darkRules(rendered)}</head>`)
  const subject = mail.subject.replaceAll(mail.appName, name)
  return { subject, html, text: toPlainText(html), ...(mail.list && { list: mail.list }) }
}

/** Classes of layout beside those of colours. */
const join = (classes: string, { className, style }: ReturnType<typeof coloured>) => ({
  className: `${classes} ${className}`,
  style,
})

/** A person's words, set apart from ours as a quotation, in the plain text too. */
export function MailQuote({ children }: { children: string }) {
  const [first = '', ...others] = children.split('\n').map((line) => [...line].join(guard))
  const lines = others.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {line}
      </>
    ),
    first,
  )
  return (
    <Section
      {...join(
        'my-4 rounded-lg border border-solid px-5',
        coloured({ backgroundColor: 'ground', borderColor: 'line' }),
      )}
    >
      <Text>{lines}</Text>
    </Section>
  )
}

/** Facts with their names, each on a line of its own; those without a value are left out. */
export function MailFacts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string]> }) {
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (
      <Text key={name}>
        {name}: {isolated(value)}
      </Text>
    ))
}

/** A book with its cover, the picture `cover` of the mail. Its width and height are known when it is attached. */
export function MailBook({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section {...join('my-6 rounded-lg', coloured({ backgroundColor: 'accent-soft' }))}>
      <Row>
        {/* As narrow as its picture. */}
        <Column width="1" className="p-4 align-middle">
          <Img data-skip-in-text src="cid:cover" alt={`Cover of ${title}`} className="rounded-md" />
        </Column>
        <Column className="py-4 pr-4 align-middle">
          <Text {...join('m-0 font-bold text-lg', coloured({ color: 'on-accent-soft' }))}>{title}</Text>
          <Text {...join('m-0', coloured({ color: 'on-accent-soft' }))}>{children}</Text>
        </Column>
      </Row>
    </Section>
  )
}

/**
 * A call to action. The link is repeated below as text, for mail programs that show no buttons; the plain text has it
 * once, after the button's words.
 */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button
        href={href}
        {...join('rounded-lg px-5 py-3 font-bold', coloured({ backgroundColor: 'accent', color: 'on-accent' }))}
      >
        {children}
      </Button>
      <Text data-skip-in-text {...join('break-all text-sm', coloured({ color: 'ink-soft' }))}>
        {href}
      </Text>
    </>
  )
}
