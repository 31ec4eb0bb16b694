import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './inputs.mjs'
import { root } from './run.mjs'

/**
 * The features that write each table; all may read it, and `server/database/` and `server/http/` write what several need.
 * Two only where each has a part of it: the console looks after accounts that their owners made.
 */
const owners = {
  access_reviews: 'people',
  assurances: 'bookings',
  // The line of a log-in is written by the statement that opens the session.
  audit_log: 'accounts',
  authenticator_apps: 'accounts',
  backups: 'backups',
  book_feedback: 'evidence',
  book_news: 'news',
  book_text_pages: 'resources',
  book_texts: 'resources',
  bookings: 'bookings',
  bouncing_addresses: 'mailbox',
  brand: 'brand',
  // An account whose access ends has no calendar address any more.
  calendar_feeds: ['bookings', 'accounts'],
  categories: 'resources',
  class_codes: 'class-codes',
  class_opens: 'class-codes',
  class_outcomes: 'evidence',
  curriculum_rows: 'resources',
  desk_entries: 'inbox',
  digests: 'monitoring',
  editions: 'resources',
  enquiries: 'enquiries',
  geocoded_places: 'statistics',
  health_checks: 'monitoring',
  identity_providers: 'identity-providers',
  images: 'images',
  incidents: 'monitoring',
  instance_reports: 'monitoring',
  invitation_counts: 'invitations',
  invitations: 'invitations',
  linked_sign_ins: 'accounts',
  led_lessons: 'evidence',
  lesson_steps: 'resources',
  letter_codes: 'schools',
  mail_attachments: 'mailbox',
  mail_outage: 'mailbox',
  mails: 'mailbox',
  memberships: 'people',
  monthly_logins: 'statistics',
  narrated_pages: 'resources',
  narrations: 'resources',
  news_readers: 'news',
  organisation: 'organisation',
  page_signatures: 'general-pages',
  page_versions: 'general-pages',
  parent_lists: 'invitations',
  passkeys: 'accounts',
  portal_figures: 'statistics',
  portal_opening: 'set-up',
  products: 'products',
  push_announcements: 'notifications',
  push_deliveries: 'notifications',
  push_subscriptions: 'notifications',
  quotes: 'quotes',
  recovery_codes: 'accounts',
  register_imports: 'register',
  register_schools: 'register',
  report_reading: 'mailbox',
  report_links: 'reports',
  resource_pages: 'resources',
  resource_view_counts: 'reading',
  // A view is written when a resource is opened, and becomes a count when it is old.
  replaced_files: 'resources',
  resource_views: ['resources', 'reading'],
  resources: 'resources',
  sayings: 'resources',
  school_messages: 'schools',
  // A class's reading is counted by the statement that counts it for its code; what is older than a term is summed up.
  school_uses: ['class-codes', 'evidence'],
  schools: 'schools',
  searchable_pages: 'resources',
  seller: 'quotes',
  sent_quotes: 'quotes',
  sessions: 'accounts',
  sponsors: 'brand',
  sign_in_joins: 'people',
  set_up_proofs: 'set-up',
  taught_pages: 'taught',
  taught_plans: 'taught',
  teaching_pages: 'resources',
  teaching_words: 'resources',
  term_dates: 'term-dates',
  testimonials: 'testimonials',
  tokens: 'accounts',
  unwanted_mails: 'mailbox',
  uploads: 'resources',
  used_challenges: 'accounts',
  users: ['accounts', 'users'],
}

/** The only file with SQL on the tables of the job queue, which are the library's. */
const queueSql = 'server/database/job-queries.ts'

/** Deletes a person, wherever the portal has something of theirs. */
const erasing = 'server/features/accounts/deletion/queries.ts'

const byKysely = /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g
const bySql = /\b(?:insert into|delete from|update(?= \w+(?: (?:as )?\w+)?\s+set\b)) (\w+)/g
const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Checks that features write only their own tables, and that one file knows those of the job queue.
 *
 * @param {string} [folder] the repository
 * @returns {{ code: number, output: string }}
 */
export function checkTables(folder = root) {
  const faults = []
  const written = new Set()
  const files = filesUnder(folder, 'server/features').filter((file) => file.endsWith('/queries.ts'))
  for (const file of files) {
    const feature = file.split('/')[2]
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name] of [...text.matchAll(byKysely), ...text.matchAll(bySql)]) {
      const table = snakeCase(name)
      const owner = owners[table]
      if ([owner].flat().includes(feature)) written.add(table)
      else if (file === erasing) continue
      else if (owner === undefined) faults.push(`${file} writes ${table}: say in scripts/tables.mjs whose it is.`)
      else faults.push(`${file} writes ${table}, which belongs to ${owner}: ask its service.ts, or server/database/.`)
    }
  }
  for (const file of filesUnder(folder, 'server').filter((name) => !/\.test\.tsx?$|\/testing\//.test(name)))
    if (file !== queueSql && /\bpgboss\b/.test(readFileSync(join(folder, file), 'utf8')))
      faults.push(`${file} names a table of the job queue: give it a function in ${queueSql} and call that.`)
  for (const table of Object.keys(owners))
    if (!written.has(table)) faults.push(`scripts/tables.mjs names ${table}, which its owner does not write.`)
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') }
}
