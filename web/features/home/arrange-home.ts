import { Award, GraduationCap, Landmark, type LucideIcon, UserPlus } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import type { Progress } from '#contract/home.ts'
import type { Resource } from '#contract/resources.ts'
import { bookPath } from '../../domain/book-paths.ts'

interface Situation {
  user: User
  resources: readonly Resource[]
  progress: Progress
}

/** What keeps an account from opening all the books. `action` links to `to`. */
export interface Obstacle {
  title: string
  text: string
  action: string
  to: string
}

/** What keeps this account from opening all the books, if anything. */
export function obstacleOf({ role, school }: User): Obstacle | null {
  if (role === 'admin') return null
  if (role === 'senior' && !school)
    return {
      title: 'Your account has no school',
      text: 'You can read the free books. If your access was ended by mistake, ask the lead of your school. If you work at another school, ask a colleague to invite you at your e-mail address there.',
      action: 'Read the free books',
      to: '/resources',
    }
  if (role === 'parent' && school?.status === 'pending')
    return {
      title: 'Your child’s school is being checked',
      text: 'You can read the free books now. Everything else will open once we have approved the school.',
      action: 'Read the free books',
      to: '/resources',
    }
  if (role === 'parent' && school?.status !== 'approved')
    return {
      title: 'Add your school’s code',
      text: 'To open every book, enter the code that your child’s school gives to parents. Ask a teacher or the school office for it.',
      action: 'Enter the code',
      to: '/profile/update',
    }
  return null
}

const openTo = (resources: readonly Resource[]) =>
  resources.filter(({ is_locked, is_draft }) => !is_locked && !is_draft)

/** The book that lies open on the home page, and the words above and below its title. */
export interface OpenBook {
  book: Resource
  before: string
  text: string
}

/** The first book that this person has not opened, or the first of all; null without an open book. */
export function chooseBook({ user, resources, progress }: Situation): OpenBook | null {
  const books = openTo(resources).filter(({ category }) => category === 'storybook')
  const isParent = user.role === 'parent'
  const unread = books.find(({ id }) => !progress.opened.includes(id))
  if (unread)
    return {
      book: unread,
      before: unread === books[0] ? 'Begin with' : 'Read next',
      text: isParent
        ? 'Ten minutes on the sofa. You will know by the third page who wants to turn the next one.'
        : 'Ten minutes aloud at the end of a day. Leave a little time: somebody always has a better idea.',
    }
  const [book] = books
  if (!book) return null
  return {
    book,
    before: 'Once more',
    text: isParent
      ? 'You know it by now. Many children like a story better the third time.'
      : 'You know it by now. What there is to teach it with is on its page.',
  }
}

/** A card of the home page. */
export interface HomeCard {
  icon: LucideIcon
  title: string
  text: string
  to: string
}

/** The lesson with a book that this teacher has opened: one whose plan they have opened too, if there is any. */
export function lessonOf({ user, resources, progress }: Situation): HomeCard | null {
  if (user.role !== 'senior') return null
  const open = openTo(resources)
  const isOpened = (id: number | null) => id !== null && progress.opened.includes(id)
  const plans = open.filter(({ category, belongs_to }) => category === 'lesson-plan' && isOpened(belongs_to))
  const plan = plans.find(({ id }) => isOpened(id)) ?? plans[0]
  const book = open.find(({ id }) => id === plan?.belongs_to)
  if (!plan || !book) return null
  return {
    icon: GraduationCap,
    title: `Teach ${book.title}`,
    text: isOpened(plan.id)
      ? 'You have read the plan. Board and sheets are beside it.'
      : 'You know the story. Its plan has the timings and the sheets.',
    to: bookPath(book.id),
  }
}

/** Where this person finds their own things. */
export function cardsOf({ user, resources, progress }: Situation): HomeCard[] {
  if (user.role === 'parent') return cardsOfParent({ user, resources, progress })
  if (user.role !== 'senior' || user.school?.status !== 'approved') return []
  return [
    {
      icon: UserPlus,
      ...(progress.invited === 0
        ? { title: 'Give parents access', text: 'Send the stories home, by a code or a list of addresses.' }
        : { title: 'Parents', text: 'Your school’s code, and the parents you have invited.' }),
      to: '/add-users',
    },
    {
      icon: Landmark,
      title: 'Your school',
      text: 'What your school has done here, your colleagues, and who has access.',
      to: '/your-school',
    },
  ]
}

function cardsOfParent({ user, resources, progress }: Situation): HomeCard[] {
  const read = openTo(resources).find(({ id, category }) => category === 'storybook' && progress.opened.includes(id))
  const cards: HomeCard[] = []
  if (read)
    cards.push({
      icon: Award,
      title: 'Make a certificate',
      text: `Has somebody finished ${read.title}? It can have a name on it.`,
      to: bookPath(read.id),
    })
  if (user.school?.status === 'approved')
    cards.push({
      icon: UserPlus,
      title: 'Invite another family',
      text: 'Somebody at the school gate would enjoy these too.',
      to: '/invite',
    })
  return cards
}
