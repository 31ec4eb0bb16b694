import type { Storybook } from '../../storybook.ts'
import { cover } from './pages/cover.ts'
import { page01 } from './pages/page-01.ts'
import { page02 } from './pages/page-02.ts'
import { page03 } from './pages/page-03.ts'
import { page04 } from './pages/page-04.ts'
import { page05 } from './pages/page-05.ts'
import { page06 } from './pages/page-06.ts'
import { page07 } from './pages/page-07.ts'
import { page08 } from './pages/page-08.ts'
import { page09 } from './pages/page-09.ts'
import { page10 } from './pages/page-10.ts'
import { page11 } from './pages/page-11.ts'
import { page12 } from './pages/page-12.ts'
import { page13 } from './pages/page-13.ts'
import { page14 } from './pages/page-14.ts'
import { page15 } from './pages/page-15.ts'
import { page16 } from './pages/page-16.ts'
import { page17 } from './pages/page-17.ts'
import { page18 } from './pages/page-18.ts'
import { page19 } from './pages/page-19.ts'
import { page20 } from './pages/page-20.ts'
import { page21 } from './pages/page-21.ts'
import { page22 } from './pages/page-22.ts'
import { story } from './story.ts'

export const theBusThatWentPop: Storybook = {
  file: 'content/books/the-bus-that-went-pop',
  story,
  cover,
  pages: [
    page01,
    page02,
    page03,
    page04,
    page05,
    page06,
    page07,
    page08,
    page09,
    page10,
    page11,
    page12,
    page13,
    page14,
    page15,
    page16,
    page17,
    page18,
    page19,
    page20,
    page21,
    page22,
  ],
}
