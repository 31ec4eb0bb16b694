export const about = `{{portal}} gives UK primary schools, and the families of their pupils, free storybooks about children who make something of an idea.

## Why stories

Ask a class what an entrepreneur is, and somebody will say a rich man in a car. Then read them a story in which a girl works out why the gulls steal chips, tries three things that fail, and puts up a sign that works. Nobody says the word enterprise. Everybody wants to talk about what they would have tried next.

That is what these books are for. Children of six to nine learn from people they would like to be: people who look closely, use what they have, ask for help, keep their word, and try again.

## What there is

- **Storybooks** to read aloud, on the board, or curled up at home.
- **Teacher’s guides and lesson plans** that can be taught tomorrow, with timings and sheets.
- **Guided reading** for small groups, led by a teacher or a teaching assistant.
- **Discussion topics** that go home in a book bag and come back with an answer.

## Who it is for

Primary schools in England, Scotland, Wales and Northern Ireland, and the parents and carers of their pupils. It costs them nothing. No child has an account here, and nobody advertises here.

[Register](/register), or [write to us](/contact) with whatever you would like to know.
`

export const introduction = `Read this for a few minutes before the first story: what {{portal}} is for, and how to begin.

## What enterprise education is, at seven

It is not about getting rich. It is noticing what is missing, having an idea, trying it with what is to hand, and finding out what it costs and who it helps. Children do that all day. The stories give them words for it, and people to measure themselves by.

## How to begin

1. **Read one book.** Read it to the end without a worksheet. It takes about ten minutes.
2. **Ask one question.** The discussion topics have good ones. Leave time for the odd answers.
3. **Teach one hour.** The lesson plan has all you need: timings, sheets and what to look out for.
4. **Send it home.** Give parents access, and the conversation continues at the kitchen table.

## What you need

A screen that the children can see, or paper. The books open in the browser; guides and plans can be printed. You do not need to install anything.

## With children who find it hard

Every storybook can be read as plain text beside its pictures, translated by the browser, or listened to. Guided reading breaks a story into three short sessions. Let children answer by drawing or building where words are slow to come.
`

export const bookSession = `We come to your school, or join your class by video, with a book and a box of odds and ends.

## What happens

We read a story together, and then the class makes something of it: a stall, a sign, a repair, a price list that adds up. A session takes about 90 minutes and suits one class of children aged 6 to 9. It costs nothing.

## What we ask of you

- A room with tables, and a board or a wall to project on.
- A teacher who stays with the class throughout. Visitors are never alone with children.
- Two or three dates that would suit you. Most schools wait three to six weeks.

Tell us about your class in the form. We will answer within {{booking-days}}, and nothing is fixed until we have both agreed.
`
