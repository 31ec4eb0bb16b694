import type { Play } from '../../../play/play.ts'
import type { Storybook } from '../../../storybook.ts'
import type { Setting } from '../design.ts'

/** What the rows of a part of `play.ts` are drawn from. */
export type Playing = { setting: Setting; book: Storybook; play: Play }
