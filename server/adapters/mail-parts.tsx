import type { ComponentProps, ReactNode } from 'react'
import { Button, Column, Img, Link, Text as Paragraph, Row, Section } from 'react-email'
import { guard } from './mail-brand.ts'
import { coloured, join } from './mail-colours.ts'
import { isolated } from './mail-names.tsx'

/** A paragraph, in letters as large as mail programs show those of people. */
export const Text = ({ className = '', ...props }: ComponentProps<typeof Paragraph>) => (
  <Paragraph className={`text-base leading-6 ${className}`} {...props} />
)

/** Words of several lines, guarded against being taken for the portal's name. */
function linesOf(words: string): ReactNode {
  const [first = '', ...others] = words.split('\n').map((line) => [...line].join(guard))
  return others.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {line}
      </>
    ),
    first,
  )
}

/** The words of the person who writes the letter, as they are. */
export const MailWords = ({ children }: { children: string }) => <Text>{linesOf(children)}</Text>

/**
 * A person's words, set apart from ours as a quotation, in the plain text too. `from` says whose they are, unless the sentence
 * above does.
 */
export function MailQuote({ from, children }: { from?: string; children: string }) {
  return (
    <Section
      {...join(
        'my-4 rounded-lg border border-solid px-5',
        coloured({ backgroundColor: 'ground', borderColor: 'line' }),
      )}
    >
      {from && <Text {...join('mb-0 text-sm', coloured({ color: 'ink-soft' }))}>{linesOf(from)}:</Text>}
      <Text className={from ? 'mt-1' : ''}>{linesOf(children)}</Text>
    </Section>
  )
}

/** A card, in which a table stands. */
function Card({ children }: { children: ReactNode }) {
  return (
    <Section
      {...join(
        'my-6 rounded-lg border border-solid px-5 py-3',
        coloured({ backgroundColor: 'ground', borderColor: 'line' }),
      )}
    >
      <table width="100%" cellPadding={0} cellSpacing={0} className="border-collapse">
        <tbody>{children}</tbody>
      </table>
    </Section>
  )
}

/** Facts with their names, as a card; those without a value are left out. */
export function MailFacts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string]> }) {
  const known = facts.filter(([, value]) => value !== '')
  if (known.length === 0) return null
  return (
    <Card>
      {known.map(([name, value]) => (
        <tr key={`${name} ${value}`} data-row>
          <th
            scope="row"
            align="left"
            {...join('w-20 py-1.5 pr-4 align-top font-normal text-sm leading-6', coloured({ color: 'ink-soft' }))}
          >
            {name}
          </th>
          <td {...join('py-1.5 align-top text-base leading-6', coloured({ color: 'ink' }))}>{isolated(value)}</td>
        </tr>
      ))}
    </Card>
  )
}

/** Amounts of money in a column, with their sum below a rule where there is one. */
export function MailSums({
  sums,
  total,
}: {
  sums: ReadonlyArray<readonly [name: string, amount: string]>
  total?: readonly [name: string, amount: string]
}) {
  return (
    <Card>
      {sums.map(([name, amount], nth) => {
        // As far from the rule below as the sum is.
        const under = total && nth === sums.length - 1 ? 'pt-1.5 pb-3' : 'py-1.5'
        return (
          <tr key={name} data-row>
            <th
              scope="row"
              align="left"
              {...join(`${under} pr-6 align-top font-normal text-base leading-6`, coloured({ color: 'ink' }))}
            >
              {name}
            </th>
            <td
              align="right"
              {...join(`whitespace-nowrap ${under} align-top text-base leading-6`, coloured({ color: 'ink' }))}
            >
              {amount}
            </td>
          </tr>
        )
      })}
      {total && (
        <tr data-row>
          <th scope="row" align="left" {...join('pt-3 pr-6 pb-1.5 font-bold', ruled)}>
            {total[0]}
          </th>
          <td align="right" {...join('whitespace-nowrap pt-3 pb-1.5 font-bold', ruled)}>
            {total[1]}
          </td>
        </tr>
      )}
    </Card>
  )
}

const ruled = join(
  'border-0 border-t border-solid align-top text-base leading-6',
  coloured({ color: 'ink', borderColor: 'line' }),
)

/**
 * A book with its cover, the picture `cover` of the mail. Its width and height are known when it is attached. With an
 * address it can be opened.
 */
export function MailBook({ title, href, children }: { title: string; href?: string; children: ReactNode }) {
  return (
    <Section {...join('my-6 rounded-lg', coloured({ backgroundColor: 'accent-soft' }))}>
      <Row>
        {/* As narrow as its picture. */}
        <Column width="1" className="p-4 align-middle">
          <Img data-skip-in-text src="cid:cover" alt={`Cover of ${title}`} className="rounded-md" />
        </Column>
        <Column className="py-4 pr-4 align-middle">
          {/* A word that is wider than a phone would widen the whole mail. */}
          <Text {...join('m-0 font-bold text-lg [word-break:break-word]', coloured({ color: 'on-accent-soft' }))}>
            {title}
          </Text>
          <Text {...join(`mt-0 ${href ? 'mb-3' : 'mb-0'}`, coloured({ color: 'on-accent-soft' }))}>{children}</Text>
          {href && (
            <Button href={href} {...join('rounded-lg px-3 py-3 font-bold', pressed)}>
              Open the book
            </Button>
          )}
        </Column>
      </Row>
    </Section>
  )
}

const pressed = coloured({ backgroundColor: 'accent', color: 'on-accent' })

/** A step of several: its number stands before its lines. */
export const MailStep = ({ number, children }: { number: number; children: ReactNode }) => (
  <Text className="pl-[18px] indent-[-18px]">
    {number}. {children}
  </Text>
)

/** A link within a sentence. */
export const MailLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} {...join('underline', coloured({ color: 'accent-ink' }))}>
    {children}
  </Link>
)

/**
 * A call to action. A link with a key is repeated below as text, for mail programs that show no buttons; the others
 * lead to pages that people find by themselves. The plain text has every address once, after the button's words.
 */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button href={href} {...join('rounded-lg px-5 py-3 font-bold', pressed)}>
        {children}
      </Button>
      {href.includes('?') && (
        <Text data-skip-in-text {...join('text-sm', coloured({ color: 'ink-soft' }))}>
          If the button does not work, copy this address into your browser:
          <br />
          <span className="break-all">{href}</span>
        </Text>
      )}
    </>
  )
}
