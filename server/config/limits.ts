/** At most `points` within `seconds`, counted from the first. */
export interface Limit {
  points: number
  seconds: number
}

/** A limit on failures. With `slows`, an attempt beyond it is not refused but delayed, by up to 9 seconds. */
export interface FailureLimit extends Limit {
  slows?: boolean
}

interface Row extends FailureLimit {
  /** What is counted, and by what; docs/settings.md says the same. A network is an IPv4 address or an IPv6 /64. */
  counts: string
  /** Why it is this many. */
  why: string
  /** Multiplied by `LIMITS_FACTOR`: sign-ups, e-mails and searches that many people share on a big evening. */
  grows?: boolean
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Every limit on how often something may be done; `server/testing/limits-table.ts` says which one guards which endpoint.
 * A whole school is one network, so limits by network leave room for a school: failures count there, not attempts.
 */
const table = {
  /** Of `deps.failures`: failures alone count. */
  failures: {
    loginsPerAccountAndNetwork: {
      points: 25,
      seconds: hour,
      counts: 'wrong passwords for one account from one network',
      why: 'Nobody mistypes more often. Others of the network may be strangers, so the owner gets in from elsewhere.',
    },
    loginsPerNetwork: {
      points: 100,
      seconds: 5 * minute,
      counts: 'wrong passwords and refused passkeys from one network',
      why: 'A third of 300 people who log in side by side may mistype; trying one password on many accounts is stopped.',
    },
    signInsPerNetwork: {
      points: 100,
      seconds: 5 * minute,
      counts: 'refused sign-ins of a provider from one network',
      why: 'As for passwords, and apart from them: those who wait for a provider that does not answer hold up no passwords.',
    },
    loginsPerAccount: {
      points: 25,
      seconds: hour,
      slows: true,
      counts: 'wrong passwords for one account from everywhere; each further attempt waits a second longer, up to 9',
      why: 'A guesser with many networks is slowed; refusing would lock the owner out (ADR 0036).',
    },
    loginsPerDevice: {
      points: 25,
      seconds: hour,
      counts:
        'wrong passwords in one browser that has signed in to the account before, or in one session that asks for the password again',
      why: 'A stolen cookie or session is worth no more guesses than a network, and strangers keep no owner out.',
    },
    secondStepPerSession: {
      points: 10,
      seconds: 15 * minute,
      counts:
        'wrong codes of an app in one session, or in one browser that has passed the second step before; wrong recovery codes apart',
      why: 'Nobody mistypes more often; the owner is told after each ten, and gets in from elsewhere.',
    },
    secondStepPerAccount: {
      points: 50,
      seconds: hour,
      counts: 'wrong codes of an app for one account, in browsers that have not passed the second step before',
      why: 'Three of a million codes are valid at a time: finding one takes most of a year. Known browsers, recovery codes and passkeys pass.',
    },
    schoolCodesPerNetwork: {
      points: 30,
      seconds: minute,
      counts:
        'wrong school codes from one network; beyond it, two different codes a second are tried, and right ones pass',
      why: 'Parents at an evening mistype side by side; one of 31^8 codes is not guessed.',
    },
    classCodesPerNetwork: {
      points: 30,
      seconds: minute,
      counts:
        'wrong class codes from one network, whose address the database has as a keyed hash; beyond it, as for school codes',
      why: 'A class of thirty may mistype once each; a class passes while somebody beside it guesses.',
    },
    classCodes: {
      points: 1000,
      seconds: hour,
      slows: true,
      counts: 'wrong class codes from everywhere; each further attempt waits a second longer, up to 9',
      why: 'Refusing would let a stranger keep every class out (ADR 0084).',
    },
    boardDigitsPerAccount: {
      points: 60,
      seconds: 10 * minute,
      counts: 'messages of a phone that no board of the account answers',
      why: 'A lesson goes on while a board reconnects; only the account’s own boards can be guessed.',
    },
  },
  /** Of `deps.limiters`: every call counts. */
  calls: {
    signUpsPerNetwork: {
      points: 300,
      seconds: hour,
      grows: true,
      counts:
        'sign-ups with a school’s valid code, accepted invitations and first sign-ins by a provider from one network, refused ones too',
      why: 'A school’s evening: 120 parents and 30 staff, most of them with a second attempt.',
    },
    openSignUpsPerNetwork: {
      points: 60,
      seconds: hour,
      grows: true,
      counts: 'sign-ups without a school’s valid code from one network, refused ones too',
      why: 'A staff room registers, and some families; a stranger mails 60 others an hour, and no school’s parents wait for that.',
    },
    accountChangesPerNetwork: {
      points: 600,
      seconds: hour,
      grows: true,
      counts: 'everything else that sends an e-mail about an account or hashes a password, from one network',
      why: 'The same evening: confirmations, used links and forgotten passwords, about four a person.',
    },
    resetPerAccount: {
      points: 5,
      seconds: 30 * minute,
      counts: 'e-mails about a forgotten password to one address',
      why: 'Somebody who has not found the first asks again; nobody’s inbox is filled.',
    },
    confirmationsPerAccount: {
      points: 5,
      seconds: 30 * minute,
      counts: 'e-mails to confirm an address, for one account',
      why: 'As for forgotten passwords.',
    },
    messagesPerNetwork: {
      points: 20,
      seconds: hour,
      grows: true,
      counts: 'messages, data requests, booking requests and requests for quotes from one network',
      why: 'People read each of them.',
    },
    messagesPerSender: {
      points: 5,
      seconds: hour,
      counts: 'the same, with one e-mail address, which gets a receipt',
      why: 'The address may be somebody else’s.',
    },
    registerPerNetwork: {
      points: 600,
      seconds: 5 * minute,
      grows: true,
      counts: 'searches of the register of schools from one network',
      why: 'One for each letter typed: 60 people at the same time.',
    },
    calendarsPerNetwork: {
      points: 300,
      seconds: 5 * minute,
      counts: 'readings of the session calendar by calendar programs from one network',
      why: 'Calendar providers read for all their customers from a few addresses.',
    },
    reportsPerNetwork: {
      points: 60,
      seconds: 5 * minute,
      counts: 'openings of links to a report from one network',
      why: 'A board of trustees opens it together; each is counted anew from the database.',
    },
    imagesPerNetwork: {
      points: 5,
      seconds: hour,
      grows: true,
      counts: 'images that visitors upload from one network',
      why: 'Only the logo of a school that signs up; each is re-encoded and stored.',
    },
    imagesPerAccount: {
      points: 60,
      seconds: hour,
      counts: 'images that one account uploads',
      why: 'The pictures of a product list, one after the other.',
    },
    pdfsPerAccount: {
      points: 60,
      seconds: hour,
      counts: 'PDFs that one account uploads',
      why: 'A school’s folder of plans in one sitting; each takes seconds of a processor.',
    },
    printsPerAccount: {
      points: 60,
      seconds: minute,
      counts: 'handouts, certificates, letters and quotes that one account has made',
      why: 'The certificates of a class, one by one, twice.',
    },
    printsPerNetwork: {
      points: 60,
      seconds: minute,
      grows: true,
      counts: 'the same from one network, by visitors and by accounts whose address is not confirmed yet',
      why: 'Parents at an evening print a certificate each; a stranger with many accounts is one.',
    },
    exportsPerAccount: {
      points: 10,
      seconds: hour,
      counts: 'copies of one’s own data',
      why: 'Each reads everything about somebody.',
    },
    classCodesPerAccount: {
      points: 30,
      seconds: hour,
      counts: 'class codes that one account makes',
      why: 'More than the lessons of a day.',
    },
    lessonsPerAccount: {
      points: 60,
      seconds: hour,
      counts: 'lessons and boards that one account begins to lead',
      why: 'A board that is closed and opened all through a lesson; what is counted beyond it would be no lessons.',
    },
    taughtPerNetwork: {
      points: 1200,
      seconds: 5 * minute,
      grows: true,
      counts: 'readings of what a school shows its parents, from one network',
      why: 'An evening at school: 120 parents who read ten plans each.',
    },
    feedbackPerAccount: {
      points: 60,
      seconds: hour,
      counts: 'answers about books that one account gives or changes',
      why: 'Every book on the shelf, and second thoughts; nobody is forty classes.',
    },
  },
  /** Counted in the tables of invitations. */
  daily: {
    invitationsPerPerson: {
      points: 200,
      seconds: day,
      grows: true,
      counts: 'invitations that one person sends, including those sent again, lists of parents apart',
      why: 'All parents of some classes by hand; a stolen account mails no more strangers.',
    },
    listsPerSchool: {
      points: 20,
      seconds: day,
      grows: true,
      counts: 'lists of parents that one school uploads',
      why: 'A list for each class, some of them corrected.',
    },
  },
} as const satisfies Record<string, Record<string, Row>>

type Table = typeof table
export type FailureLimitName = keyof Table['failures']
export type CallLimitName = keyof Table['calls']
export type DailyLimitName = keyof Table['daily']

export interface Limits {
  failures: Record<FailureLimitName, FailureLimit & Row>
  calls: Record<CallLimitName, Row>
  daily: Record<DailyLimitName, Row>
}

/** The limits, those of a big evening multiplied by `factor`. */
export function limitsWith(factor: number): Limits {
  const grow = <Name extends string>(rows: Record<Name, Row>) =>
    Object.fromEntries(
      Object.entries<Row>(rows).map(([name, row]) => [
        name,
        row.grows ? { ...row, points: Math.floor(row.points * factor) } : row,
      ]),
    ) as Record<Name, Row>
  return { failures: grow(table.failures), calls: grow(table.calls), daily: grow(table.daily) }
}
