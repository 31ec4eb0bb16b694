import type { ReactNode } from 'react'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Tailwind,
  Text,
  toPlainText,
} from 'react-email'

export interface EmailContent {
  subject: string
  html: string
  text: string
}

/** An example of one of our mails, to preview while developing. `name` is part of a URL. */
export interface EmailSample {
  name: string
  write(): Promise<EmailContent>
}

/** Renders a mail as HTML and as plain text, from one source. */
export async function renderEmail(mail: {
  appName: string
  subject: string
  children: ReactNode
}): Promise<EmailContent> {
  const html = await render(
    <Html lang="en-GB">
      <Tailwind>
        <Head />
        <Preview>{mail.subject}</Preview>
        <Body className="bg-[#faf6ee] font-sans text-base text-[#2b2620]">
          <Container className="mx-auto my-8 max-w-lg rounded-xl bg-white p-8">
            <Heading as="h1" className="mt-0 text-2xl">
              {mail.subject}
            </Heading>
            {mail.children}
            <Hr />
            <Text className="mb-0 text-sm text-[#6b6257]">
              {mail.appName}: free storybooks and teaching resources for primary schools and families.
            </Text>
          </Container>
        </Body>
      </Tailwind>
    </Html>,
  )
  return { subject: mail.subject, html, text: toPlainText(html) }
}

/** A person's words, set apart from ours as a quotation, in the plain text too. */
export function MailQuote({ children }: { children: string }) {
  const [first = '', ...others] = children.split('\n')
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
    <Section className="my-4 rounded-lg border border-[#e4dac6] border-solid bg-[#faf6ee] px-5">
      <Text>{lines}</Text>
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
      <Button href={href} className="rounded-lg bg-[#1f4d46] px-5 py-3 font-bold text-white">
        {children}
      </Button>
      <Text data-skip-in-text className="break-all text-sm">
        {href}
      </Text>
    </>
  )
}
