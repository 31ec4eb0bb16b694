import type { ActorOptions } from './factories.ts'

/**
 * The actors: the columns of every profile in the access table, in this order, and how each is created. Null is a visitor, `class` a
 * class that reads a book of its own.
 */
export const actors = {
  'a visitor': null,
  'a disabled parent': { role: 'parent', status: 'disabled' },
  'disabled staff': { role: 'senior', status: 'disabled' },
  'a disabled operator': { role: 'admin', status: 'disabled' },
  'a not-active parent': { role: 'parent', status: 'not-active' },
  'a parent without a school': { role: 'parent', school: 'none' },
  'a parent of a pending school': { role: 'parent', school: 'pending' },
  'a parent of an approved school': { role: 'parent' },
  'a parent of a rejected school': { role: 'parent', school: 'rejected' },
  'not-active staff of a pending school': { role: 'senior', status: 'not-active', school: 'pending' },
  'not-active staff of an approved school': { role: 'senior', status: 'not-active' },
  'staff of a pending school': { role: 'senior', school: 'pending' },
  'staff of an approved school': { role: 'senior' },
  'staff of a rejected school': { role: 'senior', school: 'rejected' },
  'staff without a school': { role: 'senior', school: 'none' },
  'an operator for support': { role: 'admin', rights: 'support' },
  'an editor': { role: 'admin', rights: 'editor' },
  'a moderator': { role: 'admin', rights: 'moderator' },
  'an owner': { role: 'admin', rights: 'owner' },
  'a not-active operator': { role: 'admin', status: 'not-active' },
  'a class': 'class',
  'an operator at the first step': { role: 'admin', isFirstStep: true },
  'staff at the first step': { role: 'senior', isFirstStep: true },
} as const satisfies Record<string, ActorOptions | null | 'class'>
