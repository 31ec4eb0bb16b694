import type { User } from '#contract/accounts.ts'

/** What people are called by in the header: their name, else what they log in with. */
export function nameOf({ profile, username, email }: Pick<User, 'profile' | 'username' | 'email'>): string {
  return profile?.full_name.trim() || username || email
}
