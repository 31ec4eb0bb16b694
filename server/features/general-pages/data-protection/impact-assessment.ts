export const impactAssessment = `An assessment under article 35 of the UK GDPR, for schools that need one and for the trustees who sign it. The list of data, and how long each kind is kept, come from the portal itself.

## Why there is an assessment

The portal is made for lessons with children aged six to nine, so children are likely to see it, although they have no accounts. The Information Commissioner asks for an assessment wherever a service may be used by children.

## What is done with data

{{organisation}} 

Teachers and parents sign up with an e-mail address and a password. Schools are compared with the national register of schools by rules that are published with the portal; where these cannot decide, a person does. Teachers and parents whose e-mail address is confirmed may invite people, unless their school has been rejected. One school can have the same address e-mailed five times at most. Only approved schools may give us lists of parents to invite. People read books in the browser, print papers, book visits, ask for quotes and write to us.

{{hosting}}

{{sub-processors}}

### The data

{{data}}

## Is it necessary, and in proportion?

- Without an account, the portal could not tell schools and families from others, and the sponsor gives the books only to them.
- A name and an address are enough. Everything else in a profile may stay empty.
- Children need no account, and are not asked for anything.
- What people open is counted for the school and the charity, as numbers only. Groups of fewer than five people, or of people of fewer than three schools, are not shown outside a school, and no page shows what one person has read.
- Visits are counted only with consent. No other company’s script runs without it.

## Risks, and what is done about them

- **Somebody pretends to be a school, to reach parents or visitors.** Schools are checked against the national register; an address of the school’s own domain, or a person’s decision, is needed. Visitors meet a school only after the charity has confirmed the day. Remaining risk: small.
- **A teacher’s password is stolen.** Guessing is slowed; common passwords are refused; log-ins can be seen and ended; a change of address can be undone for 14 days. An account shows addresses of parents only where its school sent them to us. Remaining risk: small.
- **A list of parents is uploaded by mistake, or to the wrong school.** The whole list can be withdrawn in one step, and e-mails that have not left are stopped. Remaining risk: some parents may get an unwanted e-mail.
- **The database is copied.** Passwords and links are hashed. {{backups}} Data is deleted when its period is over. There is no data about children. Remaining risk: names and addresses of adults.
- **Somebody who has deleted their account comes back with an old backup.** Deletions are noted, without a name, beside the backups that the portal makes, and repeated when one is restored. Remaining risk: none from these backups.
- **A teacher enters how a class did.** There are numbers of children and three sentences to tick, and no field for text; below five children there are no bands. They are kept by school, without the teacher. Remaining risk: none.
- **A child types a name.** Names on certificates are printed and not kept; those of a class never leave the teacher’s browser. Remaining risk: none.

## Decision

No high risk remains, so the Information Commissioner need not be consulted first (UK GDPR, article 36). This assessment is reviewed once a year, and before data is used for anything new.
`
