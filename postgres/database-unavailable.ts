/** The database cannot be used. `message` is a sentence for the person who starts the portal: what is wrong, what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
