import { type Enquiry, sendDataRequest, viewEnquiry } from '#contract/enquiries.ts'
import { answers, daysAgo, fails, inDays } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { fill, press } from './steps.ts'

const id = '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1100'
const request: Enquiry = {
  ...{ id, version: 2, telephone: '', postcode: '', user_id: '', outcome: '', outcome_text: '' },
  ...{ kind: 'objection', status: 'new', reference: 'D-9WQ4KTR', due_on: inDays(5), acknowledged_time: daysAgo(25) },
  name: 'Bartholomew Featherstonehaugh-Cholmondeley',
  email: 'headteacher.office@st-bartholomews-and-all-angels-primary.example',
  message: 'Please stop counting which pages my class opens until we have spoken. I do not see why you need it.',
  create_time: daysAgo(25),
  history: [
    { id: '1', kind: 'note', text: 'A receipt with the reference', author: '', time: daysAgo(25), mail: 'sent' },
    { id: '2', kind: 'note', text: 'The desk was reminded of the due date', author: '', time: daysAgo(2), mail: '' },
  ],
}
const refused: Enquiry = {
  ...{ ...request, status: 'closed', outcome: 'refused', version: 3 },
  outcome_text: 'We count pages without a name, so there is nothing that is theirs. We wrote so on 20 November.',
  history: [
    ...request.history,
    { id: '3', kind: 'status', text: 'closed', author: 'Sam Okafor', time: daysAgo(0), mail: '' },
    {
      ...{ id: '4', kind: 'note', author: 'Sam Okafor', time: daysAgo(0), mail: '' },
      text: 'Outcome: Refused, with the reason\nWe count pages without a name, so there is nothing that is theirs.',
    },
  ],
}

const aboutData = { path: '/data-requests' } satisfies Partial<Scene>
const askedForData = [
  ((page) => page.getByRole('radio', { name: /^See my data/ }).check()) satisfies Step,
  fill('Your name', 'Rosa Finch'),
  fill('E-mail address', 'rosa@mail.example'),
  fill('What are you asking for, or what is wrong?', 'Everything you hold about me.'),
  press('Send'),
]

/** Requests and complaints about personal data: the public page, and what operators do about them. */
export const dataRequests: Scene[] = [
  { ...aboutData, name: 'data-requests--empty', shows: 'What happens next', isDark: true },
  { ...aboutData, name: 'data-requests--signed-in', as: 'parent', shows: 'What happens next' },
  {
    ...aboutData,
    name: 'data-requests--nothing-filled',
    when: [press('Send')],
    shows: 'There is a problem',
    isDark: true,
  },
  {
    ...aboutData,
    name: 'data-requests--sent',
    given: [answers(sendDataRequest, { reference: 'D-2HC8XYM', due_on: '2027-01-04' })],
    when: askedForData,
    shows: 'D-2HC8XYM',
    isDark: true,
  },
  {
    ...aboutData,
    name: 'data-requests--failed',
    given: [fails('page/data-requests')],
    when: askedForData,
    shows: 'Something went wrong on our side.',
    says: failedToLoad,
  },
  {
    name: 'admin-enquiry--data-request',
    path: `/admin/enquiries/${id}`,
    as: 'admin',
    given: [answers(viewEnquiry, request)],
    shows: 'How did it end?',
    isDark: true,
  },
  {
    name: 'admin-enquiry--closing-nothing',
    path: `/admin/enquiries/${id}`,
    as: 'admin',
    given: [answers(viewEnquiry, request)],
    when: [press('Close the request')],
    shows: 'Choose how this request ended.',
  },
  {
    name: 'admin-enquiry--data-request-closed',
    path: `/admin/enquiries/${id}`,
    as: 'admin',
    given: [answers(viewEnquiry, refused)],
    shows: 'Refused, with the reason',
    isDark: true,
  },
  {
    name: 'admin-enquiry--nobody-there',
    path: `/admin/enquiries/${id}`,
    as: 'admin',
    given: [answers(viewEnquiry, { ...refused, name: '', email: '', message: '', outcome_text: '' })],
    shows: 'Somebody who has left',
  },
]
