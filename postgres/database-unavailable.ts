/** The portal has no usable database. `message` is a plain sentence for the person who starts the portal. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
