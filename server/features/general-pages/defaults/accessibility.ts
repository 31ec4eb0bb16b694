import type { Names } from './names.ts'

export const accessibility = ({
  appName,
}: Names) => `We want everybody who teaches or brings up a child to be able to use ${appName}, and every child to be able to follow a story.

## What you can do here

- Use everything with the keyboard alone, and see where you are.
- Enlarge the page to 200 % on a computer, or to a width of 320 pixels on a phone, without scrolling sideways.
- Listen to the pages, the storybooks included, with a screen reader: every picture in a story is described.
- Select, copy and translate the text of a storybook, or open it as plain text beside the page.
- Read in light or dark colours, as your device prefers.
- Ask your device for less motion: nothing then moves by itself.

## How far we are

We aim at level AA of the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/). Every page is tested by a program for faults that a program can find, and by hand with a keyboard. It has not yet been audited by somebody independent.

## What does not work yet

- Documents that schools upload for themselves are as accessible as whoever made them made them. Ask that school for another form.
- The viewer of guides and plans shows a document as it is printed. Download it to read it in a program that suits you better.

## Tell us

If you cannot do something, need a text in another form, or have found a fault, [write to us](/contact). Say which page it was and what you use. We answer within ten working days, and send what you need in another form where we can.

If you are not content with our answer, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) can advise you of your rights under the Equality Act 2010. In Northern Ireland it is the [Equality Commission](https://www.equalityni.org/).
`
