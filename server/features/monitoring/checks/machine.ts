import { randomInt } from 'node:crypto'
import { sizeInWords } from '../../../../contract/size-in-words.ts'
import { listMissing, listNamedFiles, namesOf } from '../../../backups/named-files.ts'
import { listLatestReports } from '../queries.ts'
import { type Check, count, trouble, unknown, well } from './check.ts'

/** A tenth of a small disk goes in days; 20 GB of a large one last. Below 200 MB the portal takes no requests. */
const minFree = { share: 0.1, shareAgain: 0.13, enough: 20e9, always: 1e9 }

export const disk: Check = {
  name: 'disk',
  title: 'Disk space',
  limit:
    'Less than a tenth of the disk is free, and less than 20 GB; or less than 1 GB. With less than 200 MB the portal takes no requests.',
  remedy:
    'Make room: delete old logs and copies on the disk, or move backups to another one. Otherwise enlarge the disk. Nothing is lost while it ' +
    'is full, but uploads fail, and with a database on the same disk everything that is saved.',
  async look({ db }, isOngoing) {
    const disks = (await listLatestReports(db)).flatMap(({ diskFree, diskSize }) =>
      diskFree !== null && diskSize !== null ? [{ free: Number(diskFree), size: Number(diskSize) }] : [],
    )
    const [fullest] = disks.sort((a, b) => a.free - b.free)
    if (!fullest) return well('Files are in a bucket, not on a disk of the portal.')
    const { free, size } = fullest
    const used = size === 0 ? 100 : Math.round(100 * (1 - free / size))
    const what = `The disk is ${used} % full: ${sizeInWords(free)} of ${sizeInWords(size)} are free.`
    const share = isOngoing ? minFree.shareAgain : minFree.share
    return free < minFree.always || (free < share * size && free < minFree.enough) ? trouble(what) : well(what)
  },
}

/** How many files are looked for, in a bucket every five minutes. When all are gone, any of them shows it. */
const sampled = 100

export const files: Check = {
  name: 'files',
  title: 'Files',
  limit: `A file that the database names is not there. Each time up to ${sampled} PDFs, uploaded editions, recordings and images are looked for, from a random one on, and while one is missing, all of them.`,
  remedy:
    'If all are missing, check that the disk of DATA_DIR is mounted and that the folder, or the bucket, is the right one. Until then upload and ' +
    'delete nothing. If some are missing, upload the PDF again on the page of its resource, or restore a backup beside the portal and copy the file from there.',
  async look({ db, files: store }, isOngoing) {
    const named = await listNamedFiles(db)
    const start = randomInt(named.length + 1)
    const looked = isOngoing ? named : [...named.slice(start), ...named.slice(0, start)].slice(0, sampled)
    const missing = await listMissing(store, looked)
    if (missing.length === 0) return well(`${count(looked.length, 'file')} looked at, and all are there.`)
    return trouble(
      `${missing.length.toLocaleString('en-GB')} of ${count(looked.length, 'file')} that the database names ` +
        `${missing.length === 1 ? 'is' : 'are'} not there: ${namesOf(missing)}.`,
    )
  },
}

/** Seconds. Sessions and links end by the clock of the portal or of the database, and signatures of other services allow minutes. */
const maxSkew = { limit: 30, again: 20 }

export const clock: Check = {
  name: 'clock',
  title: 'Clock',
  limit: `The clocks of the portal and of the database differ by more than ${maxSkew.limit} seconds. Links and sessions then end too early or too late.`,
  remedy: 'Switch on time synchronisation on both machines: “timedatectl set-ntp true” on most Linux systems.',
  async look({ db }, isOngoing) {
    const reports = await listLatestReports(db)
    if (reports.length === 0) return unknown('No instance has said what its clock shows.')
    const seconds = Math.max(...reports.map(({ clockSkewMs }) => Math.abs(clockSkewMs) / 1000))
    const what = `The clocks of the portal and of the database differ by ${seconds < 1 ? 'less than a second' : `${Math.round(seconds)} seconds`}.`
    return seconds > (isOngoing ? maxSkew.again : maxSkew.limit) ? trouble(what) : well(what)
  },
}
