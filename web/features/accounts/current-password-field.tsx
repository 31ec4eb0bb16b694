import type { ComponentProps } from 'react'
import { useSession } from '../../session/use-session.ts'
import { PasswordField } from '../../ui/password-field.tsx'

/** Proves that it is still the owner who is at this device. Password managers are told whose it is. */
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
