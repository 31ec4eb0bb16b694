/** Where things are in a backup, which is a gzipped tar archive. */
export const places = {
  file: (key: string) => `files/${key}`,
  description: 'database/description.json',
  rows: (table: string, number: number) => `database/${table}/${String(number).padStart(5, '0')}.copy`,
  accounts: 'try-it-accounts.json',
  /** The last entry: an archive without it was broken off. */
  end: 'end.json',
}
