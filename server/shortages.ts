/** What a machine can run short of, and what its operator does about it. */
const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room.',
  EDQUOT: 'The disk quota of this user is used up. Make room.',
  EROFS: 'The disk cannot be written: it is mounted read-only. Mount it for writing, or choose another folder.',
  EMFILE: 'This process may not open enough files. Allow it 4096 or more, with ulimit -n 4096 or LimitNOFILE=4096.',
  ENFILE: 'The machine has too many open files. End other programs, or raise fs.file-max.',
  // PostgreSQL's disk_full and too_many_connections: https://www.postgresql.org/docs/current/errcodes-appendix.html
  '53100': 'The disk of the database is full. Make room there.',
  '53300': 'The database has no connection left. Raise its max_connections, or lower POOL_SIZE.',
}

/** A sentence with the remedy if an error, or what caused it, says that the machine is short of something; otherwise null. */
export function explainShortage(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '' } = one as NodeJS.ErrnoException
    const sentence = sentences[code]
    if (sentence) return sentence
  }
  return null
}
