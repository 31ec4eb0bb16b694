import type { Step } from 'react-joyride'

export interface TourStep {
  /** CSS selector of what the step is about. */
  target: string
  title: string
  text: string
  /** Where the step opens, and what is lit and scrolled to, when that is not the target itself. */
  view?: Pick<Step, 'placement' | 'spotlightTarget' | 'scrollTarget'>
}

/** The five stops of the first visit. One whose target is not on the page is left out. */
const tourSteps: readonly TourStep[] = [
  {
    target: '[data-tour="bookshelf"]',
    title: "Here's your bookshelf",
    text: 'Every storybook stands here, with the guides and plans that go with it. Choose a cover to open it.',
    view: { placement: 'top', spotlightTarget: '.bay', scrollTarget: 'h1' },
  },
  {
    target: '[data-tour="more-resources"]',
    title: 'Learn more here',
    text: 'Below the shelf: an introduction, what enterprise education means, and a word from our sponsor.',
  },
  {
    target: '[data-tour="feedback"]',
    title: "Don't forget!",
    text: 'When you have read a book, tell us how your students enjoyed it. Two minutes are enough.',
  },
  {
    target: '[data-tour="book-session"]',
    title: 'Take it further',
    text: 'Book a date for your school’s enterprise education session.',
  },
  {
    target: '[data-tour="five-ways"]',
    title: 'Get started!',
    text: 'Here are five ways to use the books in teaching. Pick one for this week.',
  },
]

/** The steps whose target can be seen now. */
export function stepsOnPage(): TourStep[] {
  return tourSteps.filter(({ target }) => {
    const element = document.querySelector(target)
    if (!element) return false
    return typeof element.checkVisibility !== 'function' || element.checkVisibility()
  })
}
