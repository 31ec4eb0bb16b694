import type { Storybook } from '../../storybook.ts'
import { cover } from './pages/cover.ts'
import { page01 } from './pages/page-01.ts'
import { page02 } from './pages/page-02.ts'
import { page03 } from './pages/page-03.ts'
import { page04 } from './pages/page-04.ts'
import { page05 } from './pages/page-05.ts'
import { page06 } from './pages/page-06.ts'
import { page07 } from './pages/page-07.ts'
import { story } from './story.ts'

export const temiAndTheChipThief: Storybook = {
  file: 'content/books/temi-and-the-chip-thief',
  story,
  cover,
  pages: [page01, page02, page03, page04, page05, page06, page07],
}
