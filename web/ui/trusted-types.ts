interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

const factory = () =>
  (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Partial<Policy>) => Policy } }).trustedTypes

/**
 * Marks HTML as sanitised, as `require-trusted-types-for 'script'` asks for. The name must be in the
 * Content-Security-Policy of the server and can be taken once only: call this at the top of a module.
 */
export function htmlPolicy(name: string): (html: string) => string {
  const policy = factory()?.createPolicy(name, { createHTML: (html) => html })
  return (html) => policy?.createHTML(html) ?? html
}

/** Marks one URL as that of a script of ours; throws a TypeError for any other. Names as with `htmlPolicy`. */
export function scriptPolicy(name: string, allowed: string): (url: string) => string {
  const createScriptURL = (url: string) => {
    if (url !== allowed) throw new TypeError(`${name}: only ${allowed} may be started.`)
    return url
  }
  const policy = factory()?.createPolicy(name, { createScriptURL })
  return (url) => policy?.createScriptURL(url) ?? url
}
