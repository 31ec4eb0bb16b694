import type { QueueName } from '#contract/overview.ts'
import { fails, sends } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'

const answers = (path: string, data: unknown): Step => sends(path, JSON.stringify({ data }), 'application/json')

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const waiting = (counts: Partial<Record<QueueName, number>>): Step =>
  answers('admin/overview', {
    waiting: Object.entries(counts).map(([queue, count], index) => ({ queue, count, oldest_time: daysAgo(index * 3) })),
  })
const muchWaits = waiting({ bookings: 4, enquiries: 1, schools: 12, mails: 1204 })

/** What the people who run the portal see. */
export const operators: Scene[] = [
  { name: 'admin--nothing-waits', path: '/admin', as: 'admin', shows: 'Nothing waits' },
  {
    name: 'admin--much-waits',
    path: '/admin',
    as: 'admin',
    given: [muchWaits],
    shows: 'schools to verify',
    isDark: true,
  },
  {
    name: 'admin--failed',
    path: '/admin',
    as: 'admin',
    given: [fails('admin/overview')],
    shows: 'We could not load what waits',
    says: failedToLoad,
  },
]
