/** Cookies of Google's script: `_ga`, `_ga_…`, `_gid`, `_gat…`, `_gcl_…`. */
const names = /^_g(a|id|at|cl)(_|$)/

/** Deletes the provider's cookies. It sets them for the widest domain it may, which a page cannot ask: each is tried. */
export function deleteProviderCookies(): void {
  const { hostname } = window.location
  const labels = hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')) {
    if (!names.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
