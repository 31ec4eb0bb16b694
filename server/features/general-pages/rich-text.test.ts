import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderRichText } from './rich-text.ts'

test('headings, lists, emphasis, quotations and links become HTML, a line’s end a line’s end', () => {
  const source = '## One\n\nTwo **three** *four*\nfive\n\n- [six](https://example.org/)\n- seven\n\n> eight\n\n3. nine'
  expect(renderRichText(source)).toBe(
    '<h2>One</h2>\n<p>Two <strong>three</strong> <em>four</em><br />\nfive</p>\n<ul>\n' +
      '<li><a href="https://example.org/">six</a></li>\n<li>seven</li>\n</ul>\n' +
      '<blockquote>\n<p>eight</p>\n</blockquote>\n<ol start="3">\n<li>nine</li>\n</ol>\n',
  )
})

test('the page’s own heading stays the only one of its level', () => {
  expect(renderRichText('# One\n\n###### Six')).toBe('<h2>One</h2>\n<h4>Six</h4>\n')
})

/** Nothing but the tags that we allow, without attributes but addresses that we allow. */
function expectHarmless(html: string): void {
  const rest = html
    .replaceAll(/<a href="(?:https:\/\/(?!user)|mailto:|#|\/(?![/\\]))[^"<>]*">/g, '')
    .replaceAll(/<ol start="\d+">|<br \/>|<hr \/>|<\/?(?:p|h[234]|strong|em|a|ul|ol|li|blockquote)>/g, '')
  expect(rest).not.toContain('<')
}

describe('script ends as harmless text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example/)',
    '[x](/\\evil.example)',
    '[x](http://example.org/)',
    '[x](https://user:password@example.org/)',
    '<javascript:alert(1)>',
    '![x](https://example.org/pixel.gif)',
    '[x]: javascript:alert(1)\n\n[x]',
    '```html\n<script>alert(1)</script>\n```',
    '    <script>alert(1)</script>',
    '<!-- --><iframe srcdoc="<script>alert(1)</script>">',
    '[x](https://example.org/ "title\\" onclick=alert(1)")',
  ])('%s', (source) => {
    expectHarmless(renderRichText(source))
  })

  test('whatever is typed', () => {
    const piece = fc.constantFrom(
      '<', '>', '"', "'", '[', ']', '(', ')', '!', '#', '*', '`', '\n', '&', ';', ':', '/', '\\', 'script', 'javascript:',
      'onload=', 'a', 'href', 'https://', '//', '&lt;', '&#x6a;', 'svg', 'data:',
    ) // biome-ignore format: pieces of an attack
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expectHarmless(renderRichText(pieces.join('')))
      }),
      { numRuns: 500 },
    )
  })
})

test.each(['mailto:desk@example.org', '/contact', '#how-long', 'https://example.org/a?b=c&d'])(
  '%s is a link',
  (address) => {
    expect(renderRichText(`[x](${address})`)).toContain(`<a href="${address.replace('&', '&amp;')}">x</a>`)
  },
)

test('a text of the longest kind takes no time to speak of', () => {
  for (const piece of ['[', '*a_', '> ', '<a href="', '![[', 'https://a.b/(']) {
    const before = process.cpuUsage()
    renderRichText(piece.repeat(60_000 / piece.length))
    // Of the processor's time: on the clock a busy machine would count too.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  }
})

test('no line ends inside “e-mail”, and addresses stay as they are', () => {
  expect(renderRichText('E-mails, [by e-mail](mailto:e-mail@example.org)')).toBe(
    '<p><span class="unbroken">E-mails</span>, ' +
      '<a href="mailto:e-mail@example.org">by <span class="unbroken">e-mail</span></a></p>\n',
  )
})
