export const accessibilityReport = `How far {{portal}} meets EN 301 549 V3.2.1, and the Web Content Accessibility Guidelines (WCAG) 2.2 at levels A and AA. It follows the EU edition of the Voluntary Product Accessibility Template (VPAT).

## How to read it

This report is made from the tests of the portal itself, each time it is shown. It has not been checked independently, and nobody has tried the portal with people who rely on assistive technology.

- **Supports:** tests show it for the pages and documents that they open. They run before each release.
- **Partially supports:** we know of something that does not meet it.
- **Not applicable:** there is nothing that it could apply to.
- **Checked by program only:** the program axe finds nothing on any page, in light and dark mode, on a phone and on a wide screen. A program finds only some of the faults.
- **Not evaluated:** neither a program nor a person has looked at it.

## What was found

{{conformance}}

## Tell us

What works and what does not, and how to reach us, is in our [accessibility statement](/accessibility).
`
