/** How hard a password is to guess, from 0 (among the first tries) to 4. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Longer ones are strong anyway, and slow to look through. */
const maxRatedLength = 64

/** 240 KB of dictionaries, loaded only when somebody chooses a password. */
export async function loadPasswordRating(): Promise<(password: string) => PasswordScore> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password) => zxcvbn.check(password.slice(0, maxRatedLength)).score
}
