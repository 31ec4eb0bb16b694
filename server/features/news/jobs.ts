import type { Deps } from '../../deps.ts'
import { mailNews } from './mail-news.ts'
import { listUnfinished } from './queries.ts'

export function newsJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.define('mail-news', ({ newsId }) => mailNews(deps, newsId))
  jobs.every(1, 'mail-stuck-news', async () => {
    for (const newsId of await listUnfinished(db)) await jobs.add(db, 'mail-news', { newsId })
  })
}
