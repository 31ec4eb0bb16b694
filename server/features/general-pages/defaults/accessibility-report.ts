export const accessibilityReport = `How far {{portal}} meets EN 301 549 V3.2.1, and the Web Content Accessibility Guidelines (WCAG) 2.2 at levels A and AA. Its form is that of the Voluntary Product Accessibility Template (VPAT), edition EU.

## How to read it

This report is made from the tests of the portal itself, each time it is shown. Nobody independent has checked it, and nobody has tried the portal with people who rely on assistive technology.

- **Supports:** tests show it for the pages and documents that they open. They run before each release.
- **Partially supports:** something is known not to meet it.
- **Not applicable:** there is nothing that it could be about.
- **Checked by program only:** the program axe finds nothing on any page, in light and dark mode, on a phone and on a wide screen. A program sees some of the faults only.
- **Not evaluated:** neither a program nor a person has looked at it.

## What was found

{{conformance}}

## Tell us

What works and what does not, and how to reach us, is in our [accessibility statement](/accessibility).
`
