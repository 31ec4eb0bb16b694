import type { ComponentProps } from 'react'
import { useSession } from '../../session/use-session.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'

/** Confirms that the owner is still at this device. Password managers get the account's e-mail address. */
export function CurrentPasswordField({
  field,
}: {
  field: ComponentProps<'input'> & { id: string; error?: string | undefined }
}) {
  const { user } = useSession()
  return (
    <>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField {...field} label="Current password" autoComplete="current-password" />
    </>
  )
}
