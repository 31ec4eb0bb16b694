import { type SubmitEvent, useState } from 'react'
import { type OperatorRights, operatorRights } from '#contract/access.ts'
import type { AccountCase } from '#contract/users.ts'
import { FailureNotice } from '../../domain/failure-notice.tsx'
import { useRights } from '../../session/use-rights.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useChangeRights } from './queries.ts'
import { rightsInWords, rightsNames } from './wording.ts'

const options = operatorRights.map((value) => ({ value, label: rightsNames[value], hint: rightsInWords[value] }))

/** What an operator may do: owners change it for others, everybody else reads it. */
export function OperatorRightsSection({ account, rights }: { account: AccountCase; rights: OperatorRights }) {
  const isOwner = useRights()('owner')
  return (
    <Section id="rights" title="Rights" className="grid gap-4 border-line border-t pt-8">
      {isOwner && !account.is_own ? (
        // Begins again with what is stored once it has been saved.
        <RightsForm key={rights} account={account} rights={rights} />
      ) : (
        <>
          <p>
            <b>{rightsNames[rights]}.</b> {rightsInWords[rights]}
          </p>
          {isOwner && <p className="text-ink-soft">You cannot change your own rights. Another owner can.</p>}
        </>
      )}
    </Section>
  )
}

function RightsForm({ account, rights }: { account: AccountCase; rights: OperatorRights }) {
  const [chosen, setChosen] = useState<string>(rights)
  const changing = useChangeRights(account.id)
  const who = account.full_name || account.email
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = operatorRights.find((one) => one === chosen)
    if (!wanted || changing.isPending) return
    if (wanted === rights) return void showToast.success(`${who} has these rights already.`)
    changing.mutate(wanted, {
      onSuccess: () => showToast.success(`The rights have been saved. We will tell ${who} by e-mail.`),
    })
  }
  return (
    <form method="dialog" onSubmit={handleSubmit} className="grid gap-4">
      <FailureNotice title="Nothing was changed" error={changing.error} />
      <RadioGroup
        id="operator-rights"
        name="rights"
        label={`What ${who} may do`}
        options={options}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div>
        <Button type="submit" isBusy={changing.isPending} busyLabel="Saving…">
          Save the rights
        </Button>
      </div>
    </form>
  )
}
