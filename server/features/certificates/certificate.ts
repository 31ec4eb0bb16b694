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
}

/** Whose gift the book is: the portal's, and its sponsor's. */
export const giverOf = ({ appName, sponsorName }: Pick<Certificate, 'appName' | 'sponsorName'>): string =>
  [appName, sponsorName && `with thanks to ${sponsorName}`].filter(Boolean).join(' \u00B7 ')
