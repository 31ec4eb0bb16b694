export const forChildren = `I’m Temi. I live in a book, so anybody can look at me. But can the book look at you? What does it know about you? **Nothing.**

## It does not know

- your name
- how old you are
- where you live
- what you look like
- which school you go to
- how fast you read

## It does not

- watch you, or listen to you
- write to you
- sell you anything
- tell anybody that you were here

## If you want your name on a certificate

A grown-up types it in, and it is printed. Then the portal forgets it. I remember everything. I have a notebook. The portal has not.

## If something worries you

Tell a grown-up you trust: at home, or at school. I always tell Grandpa.
`
