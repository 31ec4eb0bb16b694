import type { Step } from 'react-joyride'
import type { GeneralPageName } from '#contract/general-pages.ts'

export interface TourStep {
  /** CSS selector of what the step is about. */
  target: string
  /** The general page that has its title and text. */
  page: GeneralPageName
  /** Where the step opens, what is lit and scrolled to when that is not the target itself, and whether it is always in view. */
  view?: Pick<Step, 'placement' | 'spotlightTarget' | 'scrollTarget' | 'isFixed'>
}

/** The five stops of the first visit. One whose target is not on the page is left out. */
export const tourSteps: readonly TourStep[] = [
  {
    target: '[data-tour="bookshelf"]',
    page: 'tour-bookshelf',
    view: { placement: 'top', spotlightTarget: '.bay', scrollTarget: 'h1' },
  },
  {
    target: '[data-tour="more-resources"]',
    page: 'tour-more-resources',
  },
  {
    target: '[data-tour="feedback"]',
    page: 'tour-feedback',
  },
  {
    target: '[data-tour="book-session"]',
    page: 'tour-book-session',
    // In the header, which never scrolls.
    view: { isFixed: true },
  },
  {
    target: '[data-tour="five-ways"]',
    page: 'tour-get-started',
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
