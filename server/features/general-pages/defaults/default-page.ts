import type { GeneralPageName } from '#contract/general-pages.ts'
import { dataSharing } from '../data-protection/data-sharing.ts'
import { forChildren } from '../data-protection/for-children.ts'
import { impactAssessment } from '../data-protection/impact-assessment.ts'
import { privacy } from '../data-protection/privacy.ts'
import { trust } from '../data-protection/trust.ts'
import { accessibility } from './accessibility.ts'
import { accessibilityReport } from './accessibility-report.ts'
import { about, bookSession, introduction } from './information.ts'
import { terms } from './terms.ts'

/**
 * A text that ships with the portal and is shown until an operator saves one. `source` is Markdown, with the places that
 * `live-facts.ts` fills.
 */
export interface DefaultPage {
  title: string
  source: string
}

const pages: Record<GeneralPageName, DefaultPage> = {
  about: { title: 'About', source: about },
  introduction: { title: 'Introduction', source: introduction },
  'book-session': { title: 'Book an enterprise session', source: bookSession },
  terms: { title: 'Terms', source: terms },
  privacy: { title: 'Privacy', source: privacy },
  accessibility: { title: 'Accessibility', source: accessibility },
  trust: { title: 'Data and safety', source: trust },
  'impact-assessment': { title: 'Data protection impact assessment', source: impactAssessment },
  'data-sharing': { title: 'Terms for lists of parents', source: dataSharing },
  'accessibility-report': { title: 'Accessibility conformance report', source: accessibilityReport },
  'for-children': { title: 'What this book knows about you', source: forChildren },
  'tour-bookshelf': {
    title: "Here's your bookshelf",
    source: 'Every storybook is here, with the guides and plans that go with it. Choose a cover to open it.',
  },
  'tour-more-resources': {
    title: 'Learn more here',
    source: 'Below the shelf: an introduction, what enterprise education means, and a word from our sponsor.',
  },
  'tour-feedback': {
    title: "Don't forget!",
    source: 'When you have read a book, tell us how your students enjoyed it. It takes half a minute.',
  },
  'tour-book-session': {
    title: 'Take it further',
    source: 'Book a date for your school’s enterprise education session.',
  },
  'tour-get-started': {
    title: 'Get started!',
    source: 'Here are five ways to use the books in teaching. Pick one for this week.',
  },
}

/** The text of a page that nobody has saved. */
export function defaultPage(name: GeneralPageName): DefaultPage {
  const { title, source } = pages[name]
  // Without the last line's end, which an editor's text never has.
  return { title, source: source.trim() }
}
