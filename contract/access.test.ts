import { expect, test } from 'vitest'
import { type Access, type ClassPrincipal, type Principal, type ReadAccess, readAccessOf, refusal } from './access.ts'

const is = (
  role: Principal['role'],
  status: Principal['status'],
  schoolStatus: Principal['schoolStatus'],
  rights: Principal['rights'] = role === 'admin' ? 'owner' : null,
) => ({ role, status, schoolStatus, rights })

const everywhere = <Code extends string>(code: Code) => ({
  ...{ staff: code, author: code, class: code },
  ...{ support: code, editor: code, moderator: code, owner: code },
})
const nobody = { 'first-step': null, user: null, ...everywhere('not-allowed') } as const
const afterPassword = {
  ...everywhere('account/second-step'),
  'first-step': null,
  user: 'account/second-step',
  class: 'not-allowed',
} as const
const visitor = { 'first-step': 'not-authorised', user: 'not-authorised', ...everywhere('not-authorised') } as const

test.each<[Principal | ClassPrincipal | null, Record<Exclude<Access, 'visitor'>, ReturnType<typeof refusal>>]>([
  [null, visitor],
  [{ role: 'class' }, { ...visitor, class: null }],
  [is('parent', 'active', 'approved'), nobody],
  [is('senior', 'active', null), nobody],
  [is('senior', 'active', 'pending'), nobody],
  [is('senior', 'active', 'rejected'), nobody],
  [is('senior', 'not-active', 'approved'), nobody],
  [is('senior', 'disabled', 'approved'), nobody],
  [is('senior', 'active', 'approved'), { ...nobody, staff: null, author: null }],
  [is('admin', 'active', null), { ...nobody, support: null, editor: null, moderator: null, owner: null, author: null }],
  [is('admin', 'active', null, 'moderator'), { ...nobody, support: null, editor: null, moderator: null, author: null }],
  [is('admin', 'active', null, 'editor'), { ...nobody, support: null, editor: null, author: null }],
  [is('admin', 'active', 'approved', 'support'), { ...nobody, support: null }],
  [is('admin', 'active', null, null), { ...nobody, support: null }],
  // Rights that a row should not have open nothing.
  [is('senior', 'active', 'approved', 'owner'), { ...nobody, staff: null, author: null }],
  [is('admin', 'not-active', null), nobody],
  [is('admin', 'disabled', null), nobody],
  [{ ...is('admin', 'active', null), isFirstStep: true }, afterPassword],
  [{ ...is('senior', 'active', 'approved'), isFirstStep: true }, afterPassword],
])('who may call what: %j', (actor, expected) => {
  expect(refusal('visitor', actor)).toBeNull()
  for (const [access, code] of Object.entries(expected)) expect(refusal(access as Access, actor), access).toBe(code)
})

test.each<[Principal, ReadAccess]>([
  [is('admin', 'active', null), 'drafts'],
  [is('admin', 'active', 'rejected'), 'drafts'],
  [is('admin', 'not-active', null), 'free-only'],
  [is('admin', 'not-active', 'rejected'), 'free-only'],
  [is('senior', 'active', 'rejected'), 'none'],
  [is('senior', 'not-active', 'rejected'), 'none'],
  [is('senior', 'not-active', 'pending'), 'free-only'],
  [is('senior', 'not-active', 'approved'), 'free-only'],
  [is('senior', 'active', 'pending'), 'free'],
  [is('senior', 'active', 'approved'), 'full'],
  [is('parent', 'not-active', 'rejected'), 'free-only'],
  [is('parent', 'not-active', 'approved'), 'free-only'],
  [is('parent', 'active', null), 'free'],
  [is('parent', 'active', 'pending'), 'free'],
  [is('parent', 'active', 'rejected'), 'free'],
  [is('parent', 'active', 'approved'), 'full'],
])('what may be read: %j, %s', (actor, reading) => {
  expect(readAccessOf(actor)).toBe(reading)
})
