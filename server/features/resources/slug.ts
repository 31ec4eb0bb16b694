/** "Café & cooking" becomes `cafe-cooking`; `""` for what has no letter from a to z and no digit. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
}
