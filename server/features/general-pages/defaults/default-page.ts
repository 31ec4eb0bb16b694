import type { GeneralPageName } from '#contract/general-pages.ts'
import { accessibility } from './accessibility.ts'
import { about, bookSession, introduction } from './information.ts'
import type { Names } from './names.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** A text that ships with the portal and is shown until an operator writes another. `source` is Markdown. */
export interface DefaultPage {
  title: string
  source: string
}

/** Said by every text that only whoever runs the portal can really write. */
const example = `> **This is an example**
> The people who run this portal should replace it with their own text, including their name and address.`

const pages: Record<GeneralPageName, (names: Names) => DefaultPage> = {
  about: (names) => ({ title: 'About', source: about(names) }),
  introduction: (names) => ({ title: 'Introduction', source: introduction(names) }),
  'book-session': () => ({ title: 'Book an enterprise session', source: bookSession }),
  terms: (names) => ({ title: 'Terms', source: `${example}\n\n${terms(names)}` }),
  privacy: (names) => ({ title: 'Privacy', source: `${example}\n\n${privacy(names)}` }),
  accessibility: (names) => ({ title: 'Accessibility', source: `${example}\n\n${accessibility(names)}` }),
  'tour-bookshelf': () => ({
    title: "Here's your bookshelf",
    source: 'Every storybook is here, with the guides and plans that go with it. Choose a cover to open it.',
  }),
  'tour-more-resources': () => ({
    title: 'Learn more here',
    source: 'Below the shelf: an introduction, what enterprise education means, and a word from our sponsor.',
  }),
  'tour-feedback': () => ({
    title: "Don't forget!",
    source: 'When you have read a book, tell us how your students enjoyed it. It takes two minutes.',
  }),
  'tour-book-session': () => ({
    title: 'Take it further',
    source: 'Book a date for your school’s enterprise education session.',
  }),
  'tour-get-started': () => ({
    title: 'Get started!',
    source: 'Here are five ways to use the books in teaching. Pick one for this week.',
  }),
}

/** The text of a page that nobody has edited. */
export const defaultPage = (name: GeneralPageName, names: Names): DefaultPage => pages[name](names)
