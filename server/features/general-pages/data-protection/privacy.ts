export const privacy = `What data we hold about you, why, for how long, and what you can do about it.

## Who we are

{{organisation}}

## What we hold, and why

- Your name, e-mail address and password (which we store only as a hash): to give you an account. We need them for our agreement with you.
- Your phone number and address, if you gave them: to send you things and to contact you. You can leave them empty.
- Your school’s name, address and logo: to check it against the national register, and to give its parents access. It is our legitimate interest to admit only schools and families.
- When you logged in, from what kind of device, and what you opened: to keep accounts safe and to count how the books are used.
- If you work at a school and said yes to it: your wish to hear of new books by e-mail, once a term at most. We ask when you sign up, and write to nobody who has not said yes. You can say no at any time in your [settings](/profile/settings), or with the link in each of these e-mails.
- What you wrote to us, and who you invited: to answer, and to send the invitation.

We hold no data about any child. We do not store a name that you print on a certificate. When a class reads with a code, we count how often the code is opened, for its teacher and for the school, and hold nothing about who opens it. After a lesson, a teacher can enter how many children gave which kind of answer: numbers only, because there is no field in which a name could stand. We do not sell data or show advertisements, and no computer alone makes decisions about you: where the register cannot confirm a school, a person checks.

## Who else sees it

{{sub-processors}}

{{other-companies}}

{{hosting}}

The lead of your school sees the addresses that its staff have invited, and each colleague their own. Our sponsor sees numbers, never names.

## How long

{{retention}}
- Your yes to news of books: until you delete your account. Your no, and the fact that an address does not want to be invited: for ever, so that nobody writes to it again.

{{old-backups}}

## In your browser

The page on which a class reads with a code sets no cookie and stores nothing in the browser.

One cookie keeps you logged in and one protects forms from other sites; without them the portal does not work. One remembers, for a year, that somebody has logged in with this browser before, so that strangers who guess a password cannot lock out its owner. It does not say who. If you log in with Google, Microsoft or another service, one more is kept for ten minutes at most: it has what that service told us, such as your name and e-mail address, and only the portal can read it.

What you have typed, where you stopped reading and the books that you keep on a device stay in your own browser. {{counting}}

## Your rights

You can see what we have, take it with you, correct it and delete it, all in your [settings](/profile/settings) and your profile. You can also object to a use, or ask us to limit it. [Ask us, or complain about how we use your data](/data-requests): we will send you a receipt at once, and answer within one month, or on the next working day if the month ends at a weekend or on a bank holiday.

If you are not happy with the answer, you can complain to the Information Commissioner’s Office: [ico.org.uk](https://ico.org.uk/make-a-complaint/).
`
