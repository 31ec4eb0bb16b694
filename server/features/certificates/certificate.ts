/** What stands on a certificate. */
export interface Certificate {
  bookTitle: string
  /** `""`: the school is not mentioned. */
  schoolName: string
  /** `""`: a line to write the name on. */
  childName: string
  appName: string
  sponsorName: string
  /** `#rrggbb`. */
  color: string
  date: Date
}
