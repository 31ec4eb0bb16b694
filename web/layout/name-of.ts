import type { User } from '#contract/accounts.ts'

type Named = Pick<User, 'profile' | 'username' | 'email'>

const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|revd|reverend|fr|sir|dame|lady|lord)\.?$/i

const ownName = ({ profile }: Named) => profile?.full_name.trim() ?? ''

/** How users are addressed: by their name, or else what they log in with. */
export function nameOf(user: Named): string {
  return ownName(user) || user.username || user.email
}

/**
 * How the header greets users, where a whole name has no room: "Carys", or "Mrs Whitlock" for "Mrs Hannah Whitlock".
 * Empty for users who have given no name.
 */
export function shortNameOf(user: Named): string {
  const words = ownName(user).split(/\s+/)
  const [first = '', second] = words
  return second && titles.test(first) ? `${first} ${words.at(-1)}` : first
}
