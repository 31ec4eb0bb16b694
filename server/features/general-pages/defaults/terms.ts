export const terms = `What you can expect from {{portal}}, and what we ask of you.

## Who may use it

The portal is for UK primary schools and for the parents and carers of children aged 6 to 9. An account holder is an adult; children read with them and have no account. It costs nothing.

We compare each school with the national register before we give it full access. Staff confirm that they work at the school they register, and have its permission to do so.

## Keeping children safe

Once we have recorded our checks of a visitor, the school gets a letter that lists them. A visitor is never alone with children. {{safeguarding}} If a child is in danger now, call 999.

## What you may do with the books

Read them on screen, aloud, and on the classroom board, as often as you like. What else you may do stands on the page of each book and paper.

{{licence}}

What a school uploads is for its own staff and parents, and what may be done with it is what the school has said. The books, pictures and plans belong to those who made them; these terms change neither that nor a licence.

## Your account

- Give your own name and address, and keep your password to yourself.
- Give the school’s invite code only to its parents; invite colleagues by e-mail. If too many people know the code, renew it.
- Invite only people who would expect to hear from you.
- Do not upload what you have no right to share, or what is unlawful, hurtful or not meant for a school.

We may close an account that breaks these terms. Ask us, and we will say why and look at it again. You can delete your account yourself at any time, in the [settings](/profile/settings). If you are the lead of a school and have colleagues there, first hand the lead over to one of them.

## What we promise, and what we do not

We make sure that the books suit the children’s age and that the portal works, but we cannot promise that it will never be interrupted or have faults. Nothing here limits our liability where the law does not allow it, for example for death or injury caused by negligence, or for fraud.

## Changes, and the law

If these terms change in a way that matters to you, we will write to you at least 30 days before. They are governed by the law of England and Wales. If you live in Scotland or Northern Ireland, you can also go to court there.

The [privacy notice](/privacy) says how we use your data.
`
