/** A failure that the reader can do something about: its message says what happened and what to do next. */
export class Problem extends Error {}

const refusals = {
  EACCES: 'may not be written by this user. Give this user the right to write there',
  EPERM: 'may not be written by this user. Give this user the right to write there',
  EROFS: 'is on a disk that cannot be written. Copy the portal to one that can',
  ENOSPC: 'is on a disk that is full. Make room',
  EMFILE: 'could not be opened, because this process may not open enough files. Allow it 4096 or more (ulimit -n 4096)',
}

/** Ends a command that failed. A problem that the reader can fix is explained in sentences; a bug keeps its stack. */
export function report(error) {
  const refusal = refusals[error.code]
  if (error instanceof Problem) console.error(`\n${error.message}`)
  else if (refusal) console.error(`\n${error.path} ${refusal}, then run the same command again.`)
  else console.error(error)
  process.exit(1)
}
