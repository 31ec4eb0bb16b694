import type { PlayPart } from '../../../play/play.ts'
import type { Place } from '../../inline.ts'
import { SourceError } from '../../source-error.ts'
import type { Setting } from '../design.ts'
import type { Row } from '../pages.ts'
import { boardRow } from './board.ts'
import { headbandRows } from './headband.ts'
import type { Playing } from './playing.ts'
import { puppetRows } from './puppets.ts'
import { stripRows } from './strip.ts'
import { wordRows } from './words.ts'

/** Rows of what a book has to make and to play. Throws a SourceError when it has nothing. */
export function playRows(setting: Setting, what: PlayPart, place: Place): Row[] {
  const { book } = setting
  if (!book?.play)
    throw new SourceError(
      place.file,
      place.line,
      `the book has no play.ts, from which “!! ${what}” is drawn. Write it.`,
    )
  const playing: Playing = { setting, book, play: book.play }
  switch (what) {
    case 'words':
      return wordRows(playing)
    case 'strip':
      return stripRows(playing)
    case 'puppets':
      return puppetRows(playing)
    case 'headband':
      return headbandRows(playing)
    case 'game':
      return [boardRow(playing)]
  }
}
