import { type Item, plainText } from './inline.ts'

/** The pages of the story whose pictures belong beside a heading: those that its label names (“Page 4”), the first and last of several (“Pages 11–13”). */
export function pagesNamed(label: Item | null): number[] {
  const [, from, to] = /^Pages?\s(\d+)(?:–(\d+))?$/.exec(plainText(label?.spans ?? [])) ?? []
  return from ? [...new Set([Number(from), Number(to ?? from)])] : []
}
