import { expect, test } from 'vitest'
import { SchoolSignUp } from './school-details.ts'
import { EmailAddress, filledLine, filledText, line, text } from './text.ts'

const fields = {
  text: text(100),
  line: line(100),
  'filled line': filledLine(100, 'empty'),
  'filled text': filledText(100, 'empty'),
  'full name': SchoolSignUp.shape.full_name,
  'title of a school': SchoolSignUp.shape.title,
}

test.each<[string, string, string]>([
  ['a zero-width space', 'Ada\u200b Byron', 'Ada Byron'],
  ['a zero-width no-break space', '\ufeffAda Byron', 'Ada Byron'],
  ['a soft hyphen', 'Ada By\u00adron', 'Ada Byron'],
  ['a word joiner', 'Ada\u2060 Byron', 'Ada Byron'],
  ['marks of direction', '\u200eAda\u200f \u202eByron\u202c\u2066\u2069', 'Ada Byron'],
  ['a Hangul filler and an empty pattern of braille', 'Ada\u3164 Byron\u2800', 'Ada Byron'],
  ['a joiner outside a word', 'Ada \u200dByron\u200c', 'Ada Byron'],
  ['letters in two parts', 'Zoe\u0308 Nun\u0303ez', 'Zoë Nuñez'],
  ['a joiner within a word', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a family', 'Ada 👨\u200d👩\u200d👧', 'Ada 👨\u200d👩\u200d👧'],
  [
    'a flag of Wales',
    'Ysgol 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    'Ysgol 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  ],
  ['an emoji in colour', 'Ada ❤\ufe0f', 'Ada ❤\ufe0f'],
])('%s is stored as it is seen, in every field', (_, given, stored) => {
  for (const [name, field] of Object.entries(fields)) expect(field.parse(given), name).toBe(stored)
})

test.each(['\u200b', ' \u2060 ', '\u202e\u202c', '\u3164', '\u00ad', '\u2800', '\ufeff'])('%j is no name', (given) => {
  for (const field of [fields['filled line'], fields['filled text'], fields['full name']])
    expect(field.safeParse(given).success).toBe(false)
})

test.each([
  ['jane@example.org\u200b'],
  ['\u202ajane@example.org\u202c'],
  ['ja\u200dne@exam\u00adple.org'],
  ['Jane＠example.org'],
  ['ＪＡＮＥ@example.org'],
  ['\u00a0jane@example.org\u3000'],
])('%j is jane@example.org', (given) => {
  expect(EmailAddress.parse(given)).toBe('jane@example.org')
})

test.each([
  'ja ne@example.org',
  'jane@example',
  'jane@@example.org',
  '.jane@example.org',
  'jane@-example.org',
  'jäne@example.org',
  '',
])('%j is no address', (given) => expect(EmailAddress.safeParse(given).success).toBe(false))
