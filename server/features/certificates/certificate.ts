/** The contents of a certificate. */
export interface Certificate {
  bookTitle: string
  /** `""` leaves the school out. */
  schoolName: string
  /** `""` prints a line to write the name on. */
  childName: string
  appName: string
  sponsorName: string
  /** `#rrggbb`. */
  color: string
  date: Date
}
