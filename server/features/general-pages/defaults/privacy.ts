import { listPromises } from '../../../retention.ts'
import type { Names } from './names.ts'

export const privacy = ({ appName }: Names) => `What we know of you, why, for how long, and what you can do about it.

## Who we are

${appName} is run by the charity named at the foot of its letters and e-mails. It is the controller of your data under the UK GDPR and the Data Protection Act 2018.

## What we know, and why

- Your name, e-mail address and password (which we keep only scrambled): to give you an account. We need it for our agreement with you.
- Your phone number and address, if you gave them: to send you things and to reach you. You can leave them empty.
- Your school, its name, address and logo: to check it against the national register, and to open the books to its parents. It is our legitimate interest that only schools and families get in.
- When you logged in, from what kind of device, and what you opened: to keep accounts safe and to count how the books are used.
- What you wrote to us, and whom you invited: to answer, and to send the invitation.

We know nothing of any child. A name that you print on a certificate is kept nowhere. We do not sell data, show no advertisements and let no computer decide about you alone: where the register cannot confirm a school, a person looks.

## Who else sees it

Those who keep our servers and deliver our e-mails, on our instructions and within the UK or a country with equal protection. Staff of your school see the addresses they invited. Our sponsor sees numbers, never names.

## How long

${listPromises()
  .map((promise) => `- ${promise}`)
  .join('\n')}
- That an address does not want to be invited: for good, so that nobody invites it again.

A backup may still hold what has been deleted since it was made. When one is brought back, the accounts deleted since are deleted again, by a note that holds the day and a number from which nobody can be named.

## In your browser

One cookie keeps you logged in and one protects forms from other sites; without them the portal does not work. One remembers, for a year, that somebody has logged in with this browser before, so that strangers who guess at a password cannot keep its owner out; it does not say who. What you have typed and where you stopped reading stays in your own browser. Anything that counts visits is loaded only after you have said yes, and never while a child reads.

## Your rights

You can see what we have, take it with you, correct it and delete it, all in your [settings](/profile/settings) and your profile. You can also object to a use, or ask us to limit it. [Write to us](/contact), and we answer within one month.

If you are not content with the answer, you can complain to the Information Commissioner’s Office: [ico.org.uk](https://ico.org.uk/make-a-complaint/).
`
