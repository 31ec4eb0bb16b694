export const accessibility = `We want everybody who teaches or brings up a child to be able to use {{portal}}, and every child to be able to follow a story.

## What you can do here

- Use everything with the keyboard alone, and always see where the focus is.
- Enlarge the page to 200 % on a computer, or to a width of 320 pixels on a phone, without scrolling sideways.
- Listen to the pages, including the storybooks, with a screen reader: every picture in a story is described.
- Select, copy and translate the text of a storybook, or open it as plain text beside the page.
- Read in light or dark mode, as set on your device.
- Turn on reduced motion on your device, so that nothing moves by itself.

## How accessible the portal is

We aim at level AA of the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/). We test every page with a program, and by hand with a keyboard. It has not yet been audited independently.

## What does not work yet

- Documents that schools upload may not be accessible. Ask the school for another format.
- The viewer for guides and plans shows a document as it would be printed. Download it to read it in a program that suits you better.

## Tell us

If you cannot do something, need a text in another format, or have found a problem, [write to us](/contact). Tell us which page it was, and which device and browser you use. We will answer within {{answer-days}}, and send what you need in another format where we can.

If you are not happy with our answer, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) can advise you about your rights under the Equality Act 2010. In Northern Ireland it is the [Equality Commission](https://www.equalityni.org/).
`
