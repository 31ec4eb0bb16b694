import { publicPages } from '#contract/pages.ts'
import type { Showcase } from '#contract/showcase.ts'

interface LinkPreview {
  /** The portal's origin. */
  publicUrl: string
  path: string
  /** Escaped, as React writes it between tags. */
  title: string
  siteName: string
  showcase: Showcase
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * What messengers and social networks show of a link to a public page, with the featured book's cover: meta elements of
 * the Open Graph protocol (https://ogp.me), and the one that X reads beside them.
 */
export function renderLinkPreview({ publicUrl, path, title, siteName, showcase }: LinkPreview): string {
  const page = publicPages.find((one) => one.path === path)
  if (!page) return ''
  const [cover] = showcase.covers
  const tags = [
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:site_name', escaped(siteName)],
    ['og:title', title],
    ['og:description', escaped(page.description)],
    ['og:url', escaped(publicUrl + path)],
    ...(cover
      ? [
          ['og:image', escaped(publicUrl + cover.image_large)],
          ['og:image:type', 'image/webp'],
          ['og:image:alt', escaped(`The cover of ${cover.title}`)],
        ]
      : []),
  ]
  const card = `<meta name="twitter:card" content="${cover ? 'summary_large_image' : 'summary'}" />`
  return tags.map(([property, content]) => `<meta property="${property}" content="${content}" />`).join('') + card
}
