import { listParentLists, type ParentList, withdrawParentList } from '#contract/invitations.ts'
import { listPeople, type Person } from '#contract/people.ts'
import { answers, breaks, fails, hangs } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { press } from './steps.ts'

const list = (changes: Partial<ParentList>): ParentList => ({
  id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a11',
  create_time: '2026-11-20T08:00:00.000Z',
  inviter: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Office',
  invited: 5000,
  waiting: 0,
  kept: 0,
  sent: 5000,
  failed: 0,
  accepted: 0,
  withdrawn: 0,
  open: 5000,
  is_visible: true,
  withdraw_time: '',
  ...changes,
})

const lists: Step = answers(listParentLists, {
  lists: [
    list({ waiting: 3760, sent: 1240, accepted: 37, failed: 12, open: 4963 }),
    list({ id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a12', invited: 1, sent: 1, accepted: 1, open: 0, inviter: '' }),
    list({
      id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a13',
      invited: 412,
      sent: 90,
      accepted: 3,
      withdrawn: 409,
      open: 0,
      withdraw_time: '2026-11-20T09:00:00.000Z',
    }),
  ],
  total: 23,
})

const undone: Step = answers(withdrawParentList, {
  withdrawn: 4963,
  stopped: 3760,
  accepted: [
    'aurelia-constantina.montgomery-featherstonehaugh@parents-and-carers.primary-schools.tideshire.example',
    'owen@home.example',
  ],
})

const confirmed: Step = (page) => page.getByRole('dialog').getByRole('button', { name: 'Undo the list' }).click()

const person = (changes: Partial<Person>): Person => ({
  id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a21',
  ...{ name: 'Owen Hughes', email: '', role: 'parent', is_lead: false, is_own: false, is_confirmed: true },
  can_lead: false,
  ...{ joined_by: 'code', join_time: '2026-09-14T08:00:00.000Z', last_used_month: '2026-11' },
  ...{ end_time: '', undo_until: '', ended_by: '' },
  ...changes,
})

const people: Step = answers(listPeople, {
  people: [
    person({ email: 'owen.hughes@parents-and-carers.tideshire.example', joined_by: 'list' }),
    person({
      id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a22',
      name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      last_used_month: '',
    }),
    person({ id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a23', name: '', is_confirmed: false, joined_by: 'parent' }),
  ],
  total: 1234,
  counts: { staff: 12, parents: 1234, ended: 3, review: 0 },
  is_lead: true,
})

const review: Step = answers(listPeople, {
  people: [person({}), person({ id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a22', name: 'Noor Khan' })],
  total: 2,
  counts: { staff: 12, parents: 1234, ended: 0, review: 2 },
  is_lead: true,
})

const page = { path: '/add-users', as: 'senior' } satisfies Partial<Scene>
const staff = { path: '/your-school/staff', as: 'senior' } satisfies Partial<Scene>
const undoing = { ...page, given: [lists, undone] } satisfies Partial<Scene>

/** How parents are invited. */
export const invitations: Scene[] = [
  {
    ...page,
    name: 'add-users--empty',
    given: [answers(listParentLists, { lists: [], total: 0 })],
    shows: 'No list has been uploaded yet',
  },
  {
    ...page,
    name: 'add-users--loading',
    given: [hangs('school/parent-lists'), hangs('invitations')],
  },
  {
    ...page,
    name: 'add-users--failed',
    given: [fails('school/parent-lists'), breaks('invitations')],
    shows: 'We could not load your lists',
    says: failedToLoad,
  },
  { ...page, name: 'add-users--lists', given: [lists], shows: /1,240 of 5,000/, isDark: true },
  {
    ...staff,
    name: 'staff--failed',
    given: [fails('school/people'), breaks('invitations')],
    shows: 'We could not load the people of your school',
    says: failedToLoad,
  },
  { ...staff, name: 'staff--people', given: [people], shows: 'Owen Hughes', isDark: true },
  {
    ...staff,
    name: 'staff--end-access',
    given: [people],
    when: [press('End the access of Owen Hughes')],
    shows: 'End the access of Owen Hughes?',
    isWindow: true,
  },
  {
    ...staff,
    name: 'staff--review',
    given: [review],
    when: [press('Look through the list')],
    shows: 'All 2 on this page are still here',
  },
  { ...undoing, name: 'add-users--undo', when: [press(/Undo the list of/)], shows: 'Undo this list?', isWindow: true },
  {
    ...undoing,
    name: 'add-users--undone',
    when: [press(/Undo the list of/), confirmed],
    shows: 'The list has been undone',
  },
]
