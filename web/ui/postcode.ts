import { parse } from 'postcode'

/** A UK postcode as it is printed ("gu11aa" becomes "GU1 1AA"); what is none comes back as it was typed. */
export function formatPostcode(typed: string): string {
  const parsed = parse(typed)
  return parsed.valid ? parsed.postcode : typed
}
