import { expect, test } from 'vitest'
import { renderLinkPreview } from './link-preview.ts'

const given = {
  publicUrl: 'https://books.example',
  path: '/about',
  title: 'About – Books &amp; Co',
  siteName: 'Books "& Co',
  showcase: { covers: [], book: null },
}
const contentOf = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1]

test('a link to a public page is previewed with title, description and the featured cover', () => {
  const cover = { id: 1, title: 'A <b> "book"', image: '/s?v=1', image_large: '/l?v=1', aspect: 1 }
  const html = renderLinkPreview({ ...given, showcase: { covers: [cover], book: null } })
  expect(contentOf(html, 'og:title')).toBe('About – Books &amp; Co')
  expect(contentOf(html, 'og:site_name')).toBe('Books &quot;&amp; Co')
  expect(contentOf(html, 'og:description')).toMatch(/^Who makes the free storybooks/)
  expect(contentOf(html, 'og:url')).toBe('https://books.example/about')
  expect(contentOf(html, 'og:image')).toBe('https://books.example/l?v=1')
  expect(contentOf(html, 'og:image:alt')).toBe('The cover of A &lt;b&gt; &quot;book&quot;')
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
})

test('without a book there is no picture', () => {
  const html = renderLinkPreview(given)
  expect(html).not.toContain('og:image')
  expect(contentOf(html, 'twitter:card')).toBe('summary')
})
