import type { Picture } from './shapes.ts'

/** The cover of the book, as a picture of the certificate. */
export interface Cover extends Pick<Picture, 'bytes' | 'type'> {
  /** Width divided by height. */
  aspect: number
}

/** The contents of a certificate. */
export interface Certificate {
  bookTitle: string
  /** `""` leaves the school out. */
  schoolName: string
  /** `""` prints a line to write the name on. */
  childName: string
  appName: string
  sponsorName: string
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: string
  /** `#rrggbb`. */
  color: string
  date: Date
  cover: Cover
}

/** Whose gift the book is: the portal's, and its sponsor's. */
export const giverOf = ({ appName, sponsorName }: Pick<Certificate, 'appName' | 'sponsorName'>): string =>
  [appName, sponsorName && `with thanks to ${sponsorName}`].filter(Boolean).join(' \u00B7 ')
