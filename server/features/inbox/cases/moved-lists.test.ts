import { expect, test } from 'vitest'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()

test.each([
  ['/admin/schools', '/admin/inbox?kind=schools'],
  ['/admin/schools/?state=rejected&q=elm', '/admin/inbox?kind=schools&state=decided&status=rejected&q=elm'],
  ['/admin/enquiries?status=new&kind=erasure', '/admin/inbox?kind=requests'],
  ['/admin/quotes?status=quoted', '/admin/inbox?kind=quotes&state=with-them&status=quoted'],
])('the list that was at %s is redirected to %s', async (before, now) => {
  const answer = await portal.call('GET', before)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, now])
})
