import { parse } from 'postcode'

/** A UK postcode as it is printed ("gu11aa" becomes "GU1 1AA"); anything else is returned unchanged. */
export function formatPostcode(typed: string): string {
  const parsed = parse(typed)
  return parsed.valid ? parsed.postcode : typed
}
