/** “Page 4”, “pp. 11–12” and “13, 17” as numbers. */
export function pagesIn(label: string): number[] {
  return [...label.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)].flatMap(([, first, last]) => {
    const length = Math.min(Number(last ?? first) - Number(first) + 1, 100)
    return Array.from({ length: Math.max(length, 0) }, (_, index) => Number(first) + index)
  })
}

/** The first page of the story that a text names; null for none. */
export function pageNamed(text: string, last: number): number | null {
  const [, page] = /\bpages? (\d+)/i.exec(text) ?? []
  return page && Number(page) <= last ? Number(page) : null
}
