import type { EditionPage, PageSound } from '../book.ts'
import { nameFor, wholePage, wordIds } from './page.ts'

/** A part of a recording, in milliseconds, and the id of what is read in it. */
interface Clip {
  id: string
  begin: number
  end: number
}

export type HeardPage = EditionPage & { sound: PageSound }
export const isHeard = (page: EditionPage): page is HeardPage => page.sound !== undefined

export const overlayFor = (page: EditionPage): string => `${nameFor(page)}-overlay`
export const soundFor = (page: HeardPage): string =>
  `${nameFor(page)}.${page.sound.type === 'audio/mp4' ? 'm4a' : 'ogg'}`

/** When its words are read; one clip for the page where that is not known. */
function clipsOf(page: HeardPage): Clip[] {
  const { seconds, starts } = page.sound
  const end = Math.round(seconds * 1000)
  const ids = wordIds(page)
  const isTimed = starts?.length === ids.length
  const clips = ids.map((id, at) => ({ id, begin: starts?.[at] ?? 0, end: Math.min(starts?.[at + 1] ?? end, end) }))
  // Two words tapped at once: the first is passed over, because no clip may be empty.
  const heard = isTimed ? clips.filter((clip) => clip.end > clip.begin) : []
  return heard.length > 0 ? heard : [{ id: wholePage, begin: 0, end }]
}

/** How long a page is heard, in milliseconds. */
export const lengthOf = (page: HeardPage): number => clipsOf(page).reduce((sum, { begin, end }) => sum + end - begin, 0)

/** As SMIL has times. */
export const clock = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(3)}s`

/** The media overlay of a page: which part of its recording belongs to which word. */
export function overlay(page: HeardPage): string {
  const name = nameFor(page)
  const pars = clipsOf(page).map(
    ({ id, begin, end }) =>
      `<par><text src="${name}.xhtml#${id}"/><audio src="${soundFor(page)}" clipBegin="${clock(begin)}" clipEnd="${clock(end)}"/></par>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq epub:textref="${name}.xhtml#${wholePage}">
${pars.join('\n')}
</seq>
</body>
</smil>
`
}
