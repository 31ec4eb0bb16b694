import type { AddedLately } from '#contract/accounts.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { moment } from '../../ui/text/moment.ts'

interface AddedLatelyFieldsProps {
  added: AddedLately[]
  /** The ids of those that stay. */
  keep: string[]
  onKeep: (ids: string[]) => void
}

/** What opens the account and is new, ticked for removal: a stranger who knew the password may have added it. */
export function AddedLatelyFields({ added, keep, onKeep }: AddedLatelyFieldsProps) {
  return (
    <FieldGroup
      title="Also remove"
      hint="These were added in the last 30 days, and open your account without its password. Untick what you have added yourself and want to keep."
    >
      <div className="grid gap-2">
        {added.map(({ id, kind, name, create_time: created }) => (
          <CheckBox
            key={id}
            id={`remove-${id}`}
            checked={!keep.includes(id)}
            onChange={({ target }) => onKeep(target.checked ? keep.filter((kept) => kept !== id) : [...keep, id])}
            label={
              <span className="wrap-anywhere">
                {kind === 'passkey' ? 'Passkey' : 'Linked sign-in'} <strong>{name}</strong>, added{' '}
                <time dateTime={created}>{moment(created)}</time>
              </span>
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
