export const trust = `For headteachers, data protection officers and network managers: what the portal knows, how it is protected, and whom to ask. You can [download the list of all data as a table](/api/trust/data.csv).

## Who runs it

{{organisation}}

{{safeguarding}}

## Children

The portal has no accounts for children and asks for nothing about them. Teachers and parents have accounts; children read with them. A name on a certificate is printed and not kept. The pages have no advertisements, no chat, no comments and no scripts of other companies. [What we tell children](/privacy/for-children) fits on one page.

## What data, why, and for how long

{{hosting}} The companies that run our servers and deliver our e-mails work on our instructions. Nobody else gets data, and nothing is sold.

{{data}}

## Addresses that a school gives us

A school can give us the e-mail addresses of parents so that we invite them. For this list the school is the controller and we are its processor (UK GDPR, article 28):

- We use the addresses only to send one invitation each, and to tell the school which of them could not be sent.
- The school can withdraw a whole list with one press. E-mails that have not left by then are never sent.
- An invitation that nobody accepts is deleted. Whoever accepts one agrees to our [terms](/terms), and is from then on our user.
- Whoever says that they do not want to be invited is never invited again, by any school.
- If we learn of a loss or a misuse of such a list, we tell the school without undue delay, and within 48 hours at most.
- We help the school to answer requests of parents, and delete the list when it asks us to.

## How it is protected

- All pages, pictures and downloads are sent over https only.
- Passwords are stored as an argon2id hash. Common passwords are refused. Guessing is slowed down, by account and by network.
- Links in e-mails work once and for a limited time. Only a hash of them is kept.
- Whether somebody may see something is decided on the server each time it is asked for, also for a picture or a single page of a book.
- Schools are checked against the national register of schools before their staff and parents see more than the free books.
- Pictures that are uploaded are drawn afresh and lose where and when they were taken. Scripts and attachments are removed from PDFs.
- Whoever ends a session, changes a password or loses access is out at once, on every device.
- Who did what is written to a log that nobody can change, and that is deleted after its time.
- Backups are encrypted, and each is restored as a test before it counts as made.

If you have found a weakness, tell us: {{security-contact}}. Please do not read other people’s data to prove it.

If data is lost or gets into wrong hands, we tell the Information Commissioner within 72 hours, and at once everybody for whom it is a high risk (UK GDPR, articles 33 and 34).

## The Children’s Code

The Information Commissioner’s [Age appropriate design code](https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/childrens-information/childrens-code-guidance-and-resources/) has 15 standards for services that children are likely to use.

1. **Best interests of the child:** The portal exists so that children read and talk about stories. Nothing in it earns money from them.
2. **Data protection impact assessments:** There is [one](/trust/impact-assessment).
3. **Age appropriate application:** We do not ask for ages. All children get the highest protection.
4. **Transparency:** [One page for children](/privacy/for-children), and [one for adults](/privacy).
5. **Detrimental use of data:** There is no data about children to use.
6. **Policies and community standards:** Children cannot publish anything, or meet anybody, in the portal.
7. **Default settings:** Counting visits and notifications are off until an adult switches them on.
8. **Data minimisation:** Nothing is asked of children, and of adults only what is listed above.
9. **Data sharing:** No data about children exists to be shared.
10. **Geolocation:** Not used.
11. **Parental controls:** There is nothing to control: a child in the portal cannot leave it for another site without an adult’s help, buy, or write to anybody.
12. **Profiling:** None.
13. **Nudge techniques:** None. There are no streaks, points or reminders for children.
14. **Connected toys and devices:** Not applicable: there are none.
15. **Online tools:** [Anybody can ask or complain](/data-requests), without an account, also for a child.

## More

- [Terms](/terms), [privacy](/privacy), [accessibility](/accessibility)
- [Data protection impact assessment](/trust/impact-assessment)
- [Ask for your data, or complain](/data-requests)
`
