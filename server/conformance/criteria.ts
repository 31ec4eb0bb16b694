/** What the tests of this repository say about one success criterion of WCAG 2.2 at level A or AA. */
export interface Criterion {
  number: string
  name: string
  level: 'A' | 'AA'
  /** Not in WCAG 2.1, and so not in EN 301 549 V3.2.1. */
  isNew?: true
  /** Tests that would fail if the portal broke the criterion, as paths in the repository. */
  tests?: string[]
  /** Why there is nothing that the criterion could be about. */
  absent?: string
  /** What is known not to meet it. */
  lacks?: string
}

const widths = 'e2e/widths.spec.ts'
const axe = 'e2e/accessibility.spec.ts'
const text = 'e2e/reading-text.spec.ts'
const book = 'web/features/reader/reader-page.test.tsx'
const pdfs = 'content/every-pdf.test.ts'
const fields = 'web/features/accounts/login-page.test.tsx'
const carousel = 'e2e/pages.spec.ts'
const voice = 'e2e/recording.spec.ts'
const noMedia = 'There is no video, and nothing live. All sound is the words on the page, read aloud.'

/** Every criterion of levels A and AA, in the order of WCAG 2.2. */
export const criteria: readonly Criterion[] = [
  {
    ...{ number: '1.1.1', name: 'Non-text content', level: 'A', tests: [book, pdfs] },
    lacks: 'PDFs that a school uploads are shown as they are: their pictures may lack descriptions.',
  },
  { number: '1.2.1', name: 'Audio-only and video-only (prerecorded)', level: 'A', tests: [voice] },
  { number: '1.2.2', name: 'Captions (prerecorded)', level: 'A', absent: noMedia },
  { number: '1.2.3', name: 'Audio description or media alternative (prerecorded)', level: 'A', absent: noMedia },
  { number: '1.2.4', name: 'Captions (live)', level: 'AA', absent: noMedia },
  { number: '1.2.5', name: 'Audio description (prerecorded)', level: 'AA', absent: noMedia },
  {
    ...{ number: '1.3.1', name: 'Info and relationships', level: 'A', tests: [pdfs] },
    lacks: 'PDFs that a school uploads may have no tags.',
  },
  { number: '1.3.2', name: 'Meaningful sequence', level: 'A', tests: [pdfs] },
  { number: '1.3.3', name: 'Sensory characteristics', level: 'A' },
  { number: '1.3.4', name: 'Orientation', level: 'AA', tests: ['web/features/reader/book/paging.test.ts'] },
  { number: '1.3.5', name: 'Identify input purpose', level: 'AA' },
  { number: '1.4.1', name: 'Use of colour', level: 'A' },
  { number: '1.4.2', name: 'Audio control', level: 'A', tests: ['e2e/listening.spec.ts', voice] },
  { number: '1.4.3', name: 'Contrast (minimum)', level: 'AA', tests: [axe, 'server/features/brand/palette.test.ts'] },
  { number: '1.4.4', name: 'Resize text', level: 'AA' },
  { number: '1.4.5', name: 'Images of text', level: 'AA', tests: [text] },
  { number: '1.4.10', name: 'Reflow', level: 'AA', tests: [widths] },
  { number: '1.4.11', name: 'Non-text contrast', level: 'AA', tests: ['server/features/brand/palette.test.ts'] },
  { number: '1.4.12', name: 'Text spacing', level: 'AA' },
  { number: '1.4.13', name: 'Content on hover or focus', level: 'AA' },
  { number: '2.1.1', name: 'Keyboard', level: 'A', tests: [text, carousel, book] },
  { number: '2.1.2', name: 'No keyboard trap', level: 'A' },
  { number: '2.1.4', name: 'Character key shortcuts', level: 'A', tests: ['web/features/reader/book/keys.test.ts'] },
  { number: '2.2.1', name: 'Timing adjustable', level: 'A' },
  { number: '2.2.2', name: 'Pause, stop, hide', level: 'A', tests: [carousel] },
  { number: '2.3.1', name: 'Three flashes or below threshold', level: 'A' },
  { number: '2.4.1', name: 'Bypass blocks', level: 'A' },
  { number: '2.4.2', name: 'Page titled', level: 'A', tests: [axe] },
  { number: '2.4.3', name: 'Focus order', level: 'A' },
  { number: '2.4.4', name: 'Link purpose (in context)', level: 'A' },
  { number: '2.4.5', name: 'Multiple ways', level: 'AA' },
  { number: '2.4.6', name: 'Headings and labels', level: 'AA' },
  { number: '2.4.7', name: 'Focus visible', level: 'AA' },
  { number: '2.4.11', name: 'Focus not obscured (minimum)', level: 'AA', isNew: true },
  { number: '2.5.1', name: 'Pointer gestures', level: 'A', tests: ['web/features/reader/book/swipe.test.ts'] },
  { number: '2.5.2', name: 'Pointer cancellation', level: 'A', tests: ['web/features/reader/book/swipe.test.ts'] },
  { number: '2.5.3', name: 'Label in name', level: 'A' },
  { number: '2.5.4', name: 'Motion actuation', level: 'A', absent: 'Nothing is operated by moving the device.' },
  { number: '2.5.7', name: 'Dragging movements', level: 'AA', isNew: true, tests: [book] },
  { number: '2.5.8', name: 'Target size (minimum)', level: 'AA', isNew: true, tests: [axe] },
  { number: '3.1.1', name: 'Language of page', level: 'A', tests: [axe, pdfs] },
  { number: '3.1.2', name: 'Language of parts', level: 'AA' },
  { number: '3.2.1', name: 'On focus', level: 'A' },
  { number: '3.2.2', name: 'On input', level: 'A' },
  { number: '3.2.3', name: 'Consistent navigation', level: 'AA' },
  { number: '3.2.4', name: 'Consistent identification', level: 'AA' },
  { number: '3.2.6', name: 'Consistent help', level: 'A', isNew: true },
  { number: '3.3.1', name: 'Error identification', level: 'A', tests: [fields] },
  { number: '3.3.2', name: 'Labels or instructions', level: 'A', tests: [fields] },
  { number: '3.3.3', name: 'Error suggestion', level: 'AA', tests: [fields] },
  {
    ...{ number: '3.3.4', name: 'Error prevention (legal, financial, data)', level: 'AA' },
    tests: ['server/features/accounts/deletion/deletion.test.ts'],
  },
  { number: '3.3.7', name: 'Redundant entry', level: 'A', isNew: true },
  {
    number: '3.3.8',
    name: 'Accessible authentication (minimum)',
    level: 'AA',
    isNew: true,
    tests: ['e2e/passkeys.spec.ts'],
  },
  { number: '4.1.2', name: 'Name, role, value', level: 'A' },
  { number: '4.1.3', name: 'Status messages', level: 'AA' },
]

/**
 * The rules of axe that look at each criterion, on every page of the portal (`e2e/accessibility.spec.ts`). A test compares them
 * with axe itself, which is not part of the running portal.
 */
export const axeRules: Readonly<Record<string, string>> = {
  '1.1.1': 'aria-meter-name aria-progressbar-name image-alt input-image-alt object-alt role-img-alt svg-img-alt',
  '1.2.1': 'audio-caption',
  '1.2.2': 'video-caption',
  '1.3.1':
    'aria-hidden-body aria-required-children aria-required-parent definition-list dlitem list listitem p-as-heading table-fake-caption td-has-header td-headers-attr th-has-data-cells',
  '1.3.4': 'css-orientation-lock',
  '1.3.5': 'autocomplete-valid',
  '1.4.1': 'link-in-text-block',
  '1.4.2': 'no-autoplay-audio',
  '1.4.3': 'color-contrast',
  '1.4.4': 'meta-viewport',
  '1.4.12': 'avoid-inline-spacing',
  '2.1.1': 'frame-focusable-content scrollable-region-focusable server-side-image-map',
  '2.2.1': 'meta-refresh',
  '2.2.2': 'blink marquee',
  '2.4.1': 'bypass',
  '2.4.2': 'document-title',
  '2.4.4': 'area-alt link-name',
  '2.5.3': 'label-content-name-mismatch',
  '2.5.8': 'target-size',
  '3.1.1': 'html-has-lang html-lang-valid html-xml-lang-mismatch',
  '3.1.2': 'valid-lang',
  '3.3.2': 'form-field-multiple-labels',
  '4.1.2':
    'area-alt aria-allowed-attr aria-braille-equivalent aria-command-name aria-conditional-attr aria-deprecated-role aria-hidden-body aria-hidden-focus aria-input-field-name aria-prohibited-attr aria-required-attr aria-roledescription aria-roles aria-tab-name aria-toggle-field-name aria-tooltip-name aria-valid-attr aria-valid-attr-value button-name duplicate-id-aria frame-title frame-title-unique input-button-name input-image-alt label link-name nested-interactive select-name summary-name',
}
