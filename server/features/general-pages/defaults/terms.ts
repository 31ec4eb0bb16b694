import type { Names } from './names.ts'

export const terms = ({ appName }: Names) => `What you can expect of ${appName}, and what we ask of you.

## Who may use it

The portal is for UK primary schools and for the parents and carers of children aged 6 to 9. An account holder is an adult; children read with them and have no account. It costs nothing.

We compare each school with the national register before everything opens. Staff confirm that they work at the school they register, and have its leave to do so.

## What you may do with the books

- Read them on screen, aloud, and on the classroom board.
- Print or copy guides, plans and certificates for your own class or family.
- Not sell them, not publish them elsewhere, and not take out who wrote and paid for them.

The books, pictures and plans belong to those who made them; these terms do not change that.

## Your account

- Give your own name and address, and keep your password to yourself.
- Give the school’s invite code only to its parents and staff. If it has got about, renew it.
- Invite only people who would expect to hear from you.
- Do not upload what you have no right to share, or what is unlawful, hurtful or not meant for a school.

We may close an account that breaks these terms. We say why, and you may ask us to look again. You can delete your account yourself at any time, in the [settings](/profile/settings).

## What we promise, and what not

We take care that the books are right for their age and that the portal works, but we cannot promise that it is never interrupted or without fault. Nothing here limits our liability where the law does not allow it, for instance for death or injury caused by negligence, or for fraud.

## Changes, and the law

When these terms change in a way that matters to you, we write to you at least 30 days before. They follow the law of England and Wales; if you live in Scotland or Northern Ireland, you can also go to court there.

How we use what we know of you is in the [privacy notice](/privacy).
`
