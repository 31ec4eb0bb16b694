export const trust = `For headteachers, data protection officers and network managers: what data the portal holds, how it is protected, and who to ask.

- **No accounts for children**
  They read with a teacher or a parent, and nobody asks for anything about them.
- **No advertising**
  No chat, no comments, and no script of another company unless you agree to it. No data are sold.
- **Where the data are**
  {{hosting}}
- **Who comes to school**
  Once we have recorded our checks of a visitor, you get a letter with their name and what was checked: identity, DBS certificate, right to work and references.
- **Whom to ring**
  {{safeguarding}}

[Download all of it (ZIP)](/api/trust/pack.zip)

One file (zip): each document as PDF and Word, the tables as CSV. Or take [the list of all data](/api/trust/data.csv) (CSV) or [of all software](/api/trust/software.json) (CycloneDX) alone.

## Who runs it

{{organisation}}

## Children

The portal has no accounts for children and asks for nothing about them. Teachers and parents have accounts; children read with them. A name on a certificate is printed and not kept. [What we tell children](/privacy/for-children) fits on one page.

## Who works for us

{{sub-processors}}

{{other-companies}}

## What data, why, and for how long

{{data}}

## Addresses that a school gives us

A school can give us the e-mail addresses of parents so that we invite them. For this list the school is the controller and we are its processor (UK GDPR, article 28). [The terms for such lists](/trust/data-sharing) say what each of us promises: we use the addresses to send one invitation each and for nothing else, and the school can withdraw a whole list in one step.

## How it is protected

- All pages, pictures and downloads are sent over https only.
- Passwords are stored as an argon2id hash. Common passwords are refused. Guessing is slowed down, by account and by network.
- Links in e-mails that open or change an account work once and for a limited time. Only a hash of them is kept.
- The server decides each time whether somebody may see something, even a picture or a single page of a book.
- Schools are checked against the national register of schools before their staff and parents see more than the free books.
- Uploaded pictures are redrawn, which removes where and when they were taken. Scripts and attachments are removed from PDFs.
- Ending a session, changing a password or losing access takes effect at once, on every device.
- A log records who did what. Nobody can change it, and its entries are deleted after a set time.
- {{backups}}

## If something goes wrong

- **A weakness in the portal:** tell us at {{security-contact}}. Please do not read other people’s data to prove it.
- **Data lost or in the wrong hands:** {{incident-contact}} We tell the Information Commissioner within 72 hours. We tell everybody for whom it is a high risk at once (UK GDPR, articles 33 and 34).
- **Worry about a child or a visitor:** {{safeguarding}}

## The Children’s Code

The Information Commissioner’s [Age appropriate design code](https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/childrens-information/childrens-code-guidance-and-resources/) has 15 standards for services that children are likely to use.

{{childrens-code}}

## More

- [Terms](/terms), [privacy](/privacy)
- [Accessibility statement](/accessibility), and the [conformance report](/trust/accessibility-report)
- [Terms for lists of parents](/trust/data-sharing)
- [Data protection impact assessment](/trust/impact-assessment)
- [Ask for your data, or complain](/data-requests)
`
