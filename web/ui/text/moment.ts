/**
 * Writes a day or a moment, given in ISO 8601, by the clocks of the United Kingdom unless the options name another time zone:
 * the server, which renders the page first, may run by another clock than the reader's. The format is created on first use,
 * because creating it takes a phone 0.1 s.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options })
    return format.format(new Date(date))
  }
}

/** "20 Nov 2026, 10:00" */
export const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
