import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useSession } from '../../session/use-session.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { linkedSignInsQuery } from './linked-sign-ins/queries.ts'

/**
 * Confirms that the owner is still at this device. Password managers get the account's e-mail address. Staff who joined by
 * their school's sign-in have never chosen a password: they are told how to get one.
 */
export function CurrentPasswordField({
  field,
}: {
  field: ComponentProps<'input'> & { id: string; error?: string | undefined }
}) {
  const { user, isSignedIn } = useSession()
  const { data: links = [] } = useQuery({ ...linkedSignInsQuery, enabled: isSignedIn })
  return (
    <>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...field}
        label="Current password"
        hint={
          links.length > 0 && 'If you never chose one, log out first and ask for one with “Forgotten your password?”.'
        }
        autoComplete="current-password"
      />
    </>
  )
}
