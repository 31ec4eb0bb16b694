import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { isSafeLink } from '#contract/links.ts'

/** HTML that somebody types is text. A line's end is kept, as people expect who have never heard of Markdown. */
const markdown = new MarkdownIt('commonmark', { html: false, breaks: true, linkify: true })
markdown.disable(['code', 'fence', 'backticks', 'image', 'html_block', 'html_inline'])
markdown.enable(['linkify', 'table'])
// Of bare words only real addresses become links: "example.org" stays as it is.
markdown.linkify.set({ fuzzyLink: false })
// A place on the same page is a link too; every other target stays plain text.
markdown.validateLink = (url) => /^#[\w-]*$/.test(url) || isSafeLink(url)

/** A second safeguard, which also keeps headings below the page's own. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  // What it is given has been escaped. The portal's own texts have it often, and no line should end at that hyphen.
  textFilter: (text) => text.replace(/\be-mails?\b/gi, '<span class="unbroken">$&</span>'),
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** The HTML of an operator's text: paragraphs, headings, lists, tables, quotations, links, bold and italics, and nothing else. */
export function renderRichText(source: string): string {
  return sanitizeHtml(markdown.render(source), allowed)
}
