export const dataSharing = `Terms for schools that give us the e-mail addresses of parents, so that we can invite them. They are the contract that article 28 of the UK GDPR requires, and apply from the moment a school sends us a list.

## Who is who

For the list the school is the **controller**: it decides who is invited. We are its **processor**: we send the invitations, and do nothing else with the list.

{{organisation}}

People who accept an invitation make an agreement of their own with us. From then on we are the controller of what their account holds, as our [privacy notice](/privacy) says.

## What the list is

- **Subject and purpose:** to send each address one invitation, to tell the school which of them could not be sent, which were accepted and by whom, and to withdraw a list that was sent by mistake.
- **Data:** e-mail addresses, and nothing else. Other columns of a file are neither read nor stored.
- **Whose:** parents and carers of the school’s children, and staff whom it invites. No data about children.
- **How long:** {{kept-invitation}} The school can withdraw a list sooner: its links stop working at once, and the addresses are deleted when the same period is over.
- **Where:** {{hosting}}

## What we promise

- **Instructions:** We use the addresses only as the school tells us: by sending a list, inviting somebody again, or withdrawing. If we think that an instruction breaks the law, we say so.
- **Confidentiality:** Only people who run the portal, have the right to do so and have promised confidentiality can see the addresses. What they change or export is written to a log.
- **Security:** What protects the portal is [listed with our data](/trust), with the tests that prove it.
- **Others:** We pass the list to nobody but the companies named below.
- **Rights:** If a parent asks the school for their data, we help it to answer. Parents can also [ask us](/data-requests). Anybody who tells us that they do not want to be invited is never invited again, by any school.
- **If something goes wrong:** We tell the school without undue delay, and within 48 hours at most, when we learn of a loss or a misuse of its list, and help it to meet its duties to the Information Commissioner and the parents.
- **When it ends:** The school can withdraw a whole list in one step. E-mails that have not left by then are never sent, and their links stop working. We delete the list when its period is over or the school asks us to. If a parent has accepted, the school can see the address for as long as the parent’s account has it or the parent belongs to the school.
- **Proof:** We answer questions about these terms, and let the school or somebody it appoints check that we keep them.

## Who works for us

{{sub-processors}}

They have the same duties as we have. We tell the school before another company is added, so that it can object.

## What the school promises

- The law allows it to give us the addresses, and it has told parents that it does so.
- It sends a list through the portal only, never by e-mail, and only of people who belong to the school.
- It withdraws a list that was sent by mistake as soon as it notices.
`
