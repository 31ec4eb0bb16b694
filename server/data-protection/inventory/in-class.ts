import type { DataSet } from './data-set.ts'

/** What is held of the classes of a school. */
export const inClass: readonly DataSet[] = [
  {
    what: 'Class codes',
    whose: 'Staff who made one',
    why: 'To open one book for a class without accounts. Nothing about the children is kept except how often a code was opened each day.',
    basis: 'agreement',
    kept: ['classCode'],
    tables: {
      class_codes:
        'id code_hash sealed_code resource_id user_id school_id created_at until ended_at is_for_families is_asked',
      class_opens: 'code_id day opens',
    },
  },
  {
    what: 'What classes read and were taught',
    whose: 'Nobody in particular: schools',
    why: 'So that a school can show what its classes read, were taught and learnt, and those who make the books hear how children liked them. Every column is an id, a day, a number or one of a few fixed words, so that none can hold a name. Nothing says which teacher, which parent or which child it was.',
    basis: 'interest',
    kept: ['classUse'],
    tables: {
      school_uses: 'school_id resource_id day use times',
      led_lessons: 'id school_id resource_id day steps reached minutes is_asked',
      class_outcomes:
        'id school_id resource_id day year children first_towards first_expected first_beyond second_towards second_expected second_beyond changed_minds quiet_voices will_try version',
      book_feedback: 'id school_id resource_id day is_family year face again talked hard_words',
    },
  },
]
