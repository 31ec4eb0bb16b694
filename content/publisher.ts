import { licences, shippedLicence, shippedLicenceUrl, shippedNotice } from '#contract/licences.ts'

/** Who made and published everything in this folder: the author to be named by those who copy it. */
export const publisher = 'Enterprise Bookshelf'

/** The year of the first edition. */
export const published = 2026

/** At the foot of a sheet, where there is room for one line. */
export const footnote = `${publisher}, ${published}. ${shippedNotice}`

/** For an imprint. */
export const permission = `© ${published} ${publisher}. ${licences[shippedLicence].sentence} The licence: ${shippedLicenceUrl.replace('https://', '')}`
