import type { User } from '#contract/accounts.ts'

/** How users are addressed in the header: by their name, or else what they log in with. */
export function nameOf({ profile, username, email }: Pick<User, 'profile' | 'username' | 'email'>): string {
  return profile?.full_name.trim() || username || email
}
