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
