import type { User } from '#contract/accounts.ts'
import type { Progress } from '#contract/home.ts'
import type { Resource } from '#contract/resources.ts'

/** Something worth doing now, in the home page's words. `action` links to `to`. */
export interface NextStep {
  title: string
  text: string
  action: string
  to: string
}

interface Situation {
  user: User
  resources: readonly Resource[]
  /** Undefined while unknown: then nothing is suggested that may be done already. */
  progress: Progress | undefined
  canBook: boolean
}

const viewer = ({ id }: Resource) => `/resources/view/${id}`

/** What keeps this account from opening all the books, if anything. */
function doorSteps({ user }: Situation): NextStep[] {
  const { role, school } = user
  if (role === 'admin') return []
  if (role === 'senior' && !school)
    return [
      {
        title: 'Your account has no school',
        text: 'You can read the free books. If your access was ended by mistake, ask the lead of your school. If you work at another school, ask a colleague to invite you at your e-mail address there.',
        action: 'Read the free books',
        to: '/resources',
      },
    ]
  if (role === 'parent' && school?.status === 'pending')
    return [
      {
        title: 'Your child’s school is being checked',
        text: 'You can read the free books now. Everything else will open once we have approved the school.',
        action: 'Read the free books',
        to: '/resources',
      },
    ]
  if (role === 'parent' && school?.status !== 'approved')
    return [
      {
        title: 'Add your school’s code',
        text: 'To open every book, enter the code that your child’s school gives to parents. Ask a teacher or the school office for it.',
        action: 'Enter the code',
        to: '/profile/update',
      },
    ]
  return []
}

/** Unread books, the teaching papers of one that was read, and its certificate. */
function readingSteps({ user, resources, progress }: Situation): NextStep[] {
  if (!progress) return []
  const isOpened = (id: number | null) => id !== null && progress.opened.includes(id)
  const open = resources.filter(({ is_locked, is_draft }) => !is_locked && !is_draft)
  const books = open.filter(({ category }) => category === 'storybook')
  const unread = books.find(({ id }) => !isOpened(id))
  const read = books.find(({ id }) => isOpened(id))
  const plan = open.find(
    ({ id, category, belongs_to }) => category === 'lesson-plan' && !isOpened(id) && isOpened(belongs_to),
  )
  const steps: NextStep[] = []
  if (unread)
    steps.push({
      title: read ? `Next, read ${unread.title}` : `Begin with ${unread.title}`,
      text:
        user.role === 'parent'
          ? 'Ten minutes on the sofa. You will know by the third page who wants to turn the next one.'
          : 'Ten minutes aloud at the end of a day. Leave a little time: somebody always has a better idea.',
      action: 'Open the book',
      to: viewer(unread),
    })
  if (plan && user.role === 'senior')
    steps.push({
      title: 'Teach a lesson with it',
      text: `You have opened the story. ${plan.title} has the timings, the sheets and what to look out for.`,
      action: 'Open the lesson plan',
      to: viewer(plan),
    })
  if (read)
    steps.push({
      title: 'Make a certificate',
      text: `Has somebody finished ${read.title}? There is a certificate after the last page, with a name on it if you like.`,
      action: 'Open the book',
      to: viewer(read),
    })
  return steps
}

/** Inviting other people. */
function peopleSteps({ user, progress, canBook }: Situation): NextStep[] {
  if (!progress || user.school?.status !== 'approved') return []
  if (user.role === 'parent')
    return progress.invited > 0
      ? []
      : [
          {
            title: 'Invite another family',
            text: 'Somebody at the school gate would enjoy these too. They will get one e-mail with a link.',
            action: 'Invite them',
            to: '/invite',
          },
        ]
  const steps: NextStep[] = []
  if (progress.invited === 0)
    steps.push({
      title: 'Give parents access',
      text: 'Send the stories home: share your school’s code, or upload a list of e-mail addresses.',
      action: 'Add parents',
      to: '/add-users',
    })
  if (canBook && progress.booked === 0)
    steps.push({
      title: 'Book an enterprise session',
      text: 'We visit your class with a story and a box of odds and ends. It is free.',
      action: 'Choose a date',
      to: '/book-session',
    })
  return steps
}

/** The next steps for this account, at most three, the most useful first. */
export function nextSteps(situation: Situation): NextStep[] {
  const people = peopleSteps(situation)
  const [first, ...reading] = readingSteps(situation)
  // Staff invite parents once they know a book themselves.
  const knowsOne = (situation.progress?.opened.length ?? 0) > 0
  const rest = knowsOne ? [...people, first, ...reading] : [first, ...people, ...reading]
  return [...doorSteps(situation), ...rest.filter((step) => step !== undefined)].slice(0, 3)
}
