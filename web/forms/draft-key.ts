import { useSession } from '../session/use-session.ts'

/** Where this tab stores the draft of that name: a visitor’s, or that of the account with the id. */
export const draftKey = (name: string, userId?: string) => (userId ? `draft_${name}@${userId}` : `draft_${name}`)

/** The id of the writer: the next account in this tab must not see what somebody else has typed. */
export const useAuthorId = (): string | undefined => useSession().user?.id
