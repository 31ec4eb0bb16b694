import { type EmailContent, type MailedBook, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { isolated } from '../../adapters/mail-names.tsx'
import { MailBook, MailWords, Text } from '../../adapters/mail-parts.tsx'

/** A book that schools are told of. `description`: one or more sentences, or `""`. */
export interface NewBook extends MailedBook {
  description: string
  ageFrom: number
  ageTo: number
}

/** To staff who asked for news: there is a new book. */
export function newBookEmail({ appName }: MailSettings, { book }: { book: NewBook }): Promise<EmailContent> {
  const { title, href, description, ageFrom, ageTo } = book
  return renderEmail({
    appName,
    subject: `A new book: ${isolated(title)}`,
    book,
    list: 'news',
    children: (
      <>
        <Text>There is a new storybook on your shelf.</Text>
        {description && <MailWords>{description}</MailWords>}
        <MailBook title={title} href={href}>
          {ageFrom === ageTo ? `For children of ${ageFrom}.` : `For ages ${ageFrom} to ${ageTo}.`}
        </MailBook>
        <Text>You asked us to tell you about new books. We write once a term at most.</Text>
      </>
    ),
  })
}
