import { pages } from './pages.ts'

const tokenPaths = pages.filter(({ hasToken }) => hasToken).map(({ path }) => path)
const pattern = new RegExp(`^(?:${tokenPaths.join('|')})/*$`, 'i')

/**
 * Whether a URL, as a path with or without its query, is of a page that gets a token: no third-party script may run
 * there. A URL with a token in its query counts whatever its path.
 */
export function isTokenPage(url: string): boolean {
  const [path = '', query = ''] = url.split(/[?#]/, 2)
  return pattern.test(decoded(path)) || /(?:^|[?&])(?:[\w-]*-)?token=/i.test(decoded(query))
}

/** The router decodes a path before it looks for the page. */
function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
