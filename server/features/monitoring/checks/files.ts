import { listMissing, listNamedFiles } from '../../../backups/named-files.ts'
import { type Check, count, trouble, well } from './check.ts'

/** Of each kind. Looking at each file every five minutes would be dear in a bucket; an empty store shows in any of them. */
const sample = 25

/** How many are said by name. */
const shown = 5

export const files: Check = {
  name: 'files',
  title: 'Files',
  limit: `A file that the database names is not there. Each time ${sample} resources and ${sample} images are looked at, and while one is missing, all of them.`,
  remedy:
    'If all are missing: is the disk of DATA_DIR mounted, and is it the right folder (or the right bucket)? Do not restart, upload or delete ' +
    'anything before it is. Otherwise upload the PDF again on the page of the resource, or copy the file out of a backup that you restore beside the portal.',
  async look({ db, files: store }, isOngoing) {
    const named = await listNamedFiles(db, isOngoing ? undefined : sample)
    const missing = await listMissing(store, named)
    if (missing.length === 0) return well(`${count(named.length, 'file')} looked at, and all are there.`)
    const names = [...new Set(missing.map(({ what }) => what))]
    const others = names.length > shown ? `, and ${names.length - shown} more` : ''
    return trouble(
      `${missing.length.toLocaleString('en-GB')} of ${count(named.length, 'file')} that the database names ` +
        `${missing.length === 1 ? 'is' : 'are'} not there: ${names.slice(0, shown).join(', ')}${others}.`,
    )
  },
}
