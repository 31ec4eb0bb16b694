import { expect, test } from 'vitest'
import { badRowsHeader } from '#contract/invitations.ts'
import { type ReadRows, readEmails, readTable } from './read-emails.ts'

const limits = { maxRows: 5000, tooMany: 'invitation/too-many-rows' } as const
const read = (text: string) => readEmails([Buffer.from(text)], limits)
const table = (text: string, columns: number[] | null = null) => readTable([Buffer.from(text)], limits, columns)

test.each<[string, string[]]>([
  ["'sian@example.org'; Kim Lee <kim@example.org>", ['sian@example.org', 'kim@example.org']],
  ['"Ash, Jane <jane@example.org>",john@example.org', ['jane@example.org', 'john@example.org']],
  ['“jane@example.org”', ['jane@example.org']],
  ['o’connor@example.org', ["o'connor@example.org"]],
  ['Jane: jane@example.org.', ['jane@example.org']],
  ['Mum: kim@example.org / Dad: lee@example.org', ['kim@example.org', 'lee@example.org']],
  ['jane@example.org (mum)', ['jane@example.org']],
  ['lee@example.org sam@example.org', ['lee@example.org', 'sam@example.org']],
  ['lou@example.org/max@example.org', ['lou@example.org', 'max@example.org']],
  ['amy@example.org & bo@example.org', ['amy@example.org', 'bo@example.org']],
  ['mailto:jane@example.org?', ['jane@example.org']],
  ['ja\u200bne@example.org\u00ad \u202akai@example.org\u202c', ['jane@example.org', 'kai@example.org']],
  ['Ｊａｎｅ＠example.org', ['jane@example.org']],
  ['jane+year3@example.org, j_a-n.e@mail.example.co.uk', ['jane+year3@example.org', 'j_a-n.e@mail.example.co.uk']],
  ["!#$%&'*+/=?^_`{|}~@example.org".replace('{|}', ''), ["!#$%&'*+/=?^_`~@example.org"]],
  ['jane@müller.example', ['jane@xn--mller-kva.example']],
  ['jane.doe@gmail.com\njanedoe@gmail.com\nJane.Doe@googlemail.com', ['jane.doe@gmail.com']],
  [
    '• jane@example.org\n*kim@example.org*\n…lee@example.org…',
    ['jane@example.org', 'kim@example.org', 'lee@example.org'],
  ],
])('%j has these addresses', async (text, emails) => {
  expect(await read(text)).toEqual({ emails, badRows: [], leftOut: 0 })
})

test.each([
  ['jörg@example.org', 'An address cannot have “ö” before the @.'],
  ['jane@exa_mple.org', 'An address cannot have “_” after the @.'],
  ['"john smith"@example.org', 'This is not a complete e-mail address.'],
  ['jane@example', 'This is not a complete e-mail address.'],
  ['jane@@example.org', 'This is not a complete e-mail address.'],
  ['ja..ne@example.org', 'This is not a complete e-mail address.'],
])('%j comes back, and says why', async (text, reason) => {
  const { emails, badRows } = await read(`fine@example.org\n${text}`)
  expect([emails, badRows]).toEqual([['fine@example.org'], [{ line: 2, text, reason }]])
})

test.each<[string, Buffer]>([
  ['little-endian', Buffer.from('\ufeffName\tE-mail\r\nZoë\tzoe@example.org\r\n', 'utf16le')],
  ['big-endian', Buffer.from('\ufeffzoe@example.org\n', 'utf16le').swap16()],
])('a file in UTF-16, %s, is read', async (_, file) => {
  // In pieces that cut characters in two.
  const chunks = Array.from({ length: Math.ceil(file.length / 7) }, (_, n) => file.subarray(n * 7, n * 7 + 7))
  expect(await readTable(chunks, limits, null)).toEqual({ emails: ['zoe@example.org'], badRows: [], leftOut: 0 })
})

const reasonsOf = ({ badRows }: ReadRows) => badRows.map(({ reason }) => reason)

test('pupils are never invited, even where somebody chooses their column', async () => {
  const text = 'Pupil,Pupil e-mail,Parent e-mail\nSam,sam@school.example,kim@example.org'
  const invited = { emails: ['kim@example.org'], badRows: [], leftOut: 1 }
  expect(await table(text)).toEqual(invited)
  expect(await table(text, [2, 3])).toEqual(invited)
  for (const heading of ['Child’s e-mail', 'Student', 'CHILDREN', 'Son or daughter', 'Learner ID']) {
    const found = table(`${heading};Contact\nsam@school.example;kim@example.org`)
    expect((await found).emails, heading).toEqual(['kim@example.org'])
  }
  expect((await table('Mother of the child,Child’s parent\na@example.org,b@example.org')).emails).toHaveLength(2)
})

test('three columns of addresses invite nobody until somebody has said which are parents’', async () => {
  const rows = 'sam@school.example,kim@example.org,lee@example.org\nada@school.example,,jo@example.org'
  await expect(table(rows)).rejects.toMatchObject({
    code: 'invitation/which-columns',
    fields: { 'column 1': 'sam@school.example', 'column 2': 'kim@example.org', 'column 3': 'lee@example.org' },
  })
  const chosen = await table(rows, [2, 3])
  expect(chosen.emails).toEqual(['kim@example.org', 'lee@example.org', 'jo@example.org'])
  expect(chosen).toMatchObject({ badRows: [], leftOut: 2 })
  expect(reasonsOf(await table(rows, [2]))).toEqual(['There is no e-mail address in the columns that you chose.'])
  await expect(table(`Name,E-mail 1,E-mail 2,E-mail 3\nSam,${rows.split('\n')[0]}`)).rejects.toMatchObject({
    fields: { 'column 2': 'E-mail 1, such as sam@school.example' },
  })
  const headed = await table(`Class e-mail,Parent 1,Parent 2\n${rows}`)
  expect(headed.emails).toEqual(['kim@example.org', 'lee@example.org', 'jo@example.org'])
  expect(headed).toMatchObject({ badRows: [], leftOut: 2 })
})

test('lines that come back can be corrected and uploaded again, and have no address of a pupil', async () => {
  const { badRows, leftOut } = await table(
    [
      'Pupil name,Pupil e-mail,Parent e-mail',
      'Sam,sam@school.example,kim@ lee@example',
      'Ada,ada@school.example,',
      'Bo,bo@school,jo@example.org',
      `Max,max@school.example,${'x'.repeat(2000)}`,
    ].join('\n'),
  )
  expect(leftOut).toBe(3)
  const reason = 'This is not a complete e-mail address.'
  expect(badRows).toMatchObject([
    { line: 2, text: 'Sam,kim@ lee@example', reason: `“kim@”: ${reason} “lee@example”: ${reason}` },
    {
      line: 3,
      text: 'Ada,',
      reason: 'The only addresses on this line are in a column of pupils, who are never invited.',
    },
    { line: 5, text: expect.stringMatching(/^Max,x+$/), reason: 'This line is too long.' },
  ])
  const lines = badRows.slice(0, 2).map(({ line, text, reason }) => `${line},"${text}","${reason}"`)
  const corrected = [badRowsHeader.join(','), ...lines].join('\r\n').replace('Sam,kim@', 'Sam,kim@example.org')
  expect(await table(corrected)).toEqual({
    emails: ['kim@example.org'],
    badRows: [
      { line: 2, text: 'Sam,kim@example.org lee@example', reason: `“lee@example”: ${reason}` },
      { line: 3, text: 'Ada,', reason: 'There is no e-mail address on this line.' },
    ],
    leftOut: 0,
  })
})

/** Numbers from 0 to below `below`, the same in each run (mulberry32). */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const around = [
  (a: string) => a,
  (a: string) => `<${a}>`,
  (a: string) => `“${a}”`,
  (a: string) => `'${a}'`,
  (a: string) => `Lee, Kim <${a}>`,
  (a: string) => `"Lee; Kim" <${a}>`,
  (a: string) => `Mum: ${a}`,
  (a: string) => `${a} (dad)`,
  (a: string) => `${a}.`,
  (a: string) => `\u202a${a}\u202c\u200b`,
  (a: string) => `mailto:${a}`,
  (a: string) => a.toUpperCase(),
]
const separators = [' ', ', ', '; ', ' / ', ' & ', '\t', ' and ', '|', ' – ']
const broken = ['half@', 'x@y', 'jörg@example.org', 'a..b@example.org', 'two@at@example.org']

test('in a thousand lists every address is invited or comes back', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const roll = dice(seed)
    const pick = <T>(from: readonly T[]) => from[roll(from.length)] as T
    const good = new Set<string>()
    let bad = 0
    const lines = Array.from({ length: 1 + roll(8) }, () => {
      const pieces = Array.from({ length: 1 + roll(4) }, () => {
        if (roll(6) === 0) {
          bad++
          return pick(broken)
        }
        const email = `p${roll(50)}.${pick(["o'neil", 'a+b', 'x_y', 'z'])}@${pick(['example.org', 'mail.example.co.uk'])}`
        good.add(email)
        return pick(around)(email)
      })
      return pieces.reduce((line, piece) => line + pick(separators) + piece)
    })
    good.add('last@example.org')
    const text = `${lines.join(pick(['\n', '\r\n', '\r']))}\nlast@example.org`
    const { emails, badRows } = await read(text)
    expect(new Set(emails), text).toEqual(good)
    expect(emails.length, text).toBe(good.size)
    const reasons = badRows.flatMap(({ reason }) => reason.match(/This is not|An address cannot/g))
    expect(reasons.length, text).toBe(bad)
  }
})
