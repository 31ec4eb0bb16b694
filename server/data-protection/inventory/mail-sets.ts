import type { DataSet } from './data-set.ts'

/** What the portal holds to write to people, by e-mail and on their devices, and to leave those alone who want it. */
export const mailSets: readonly DataSet[] = [
  {
    what: 'Addresses that do not want invitations, reminders, weekly summaries or news of books',
    whose: 'People who have said so',
    why: 'So that nobody invites them again, and that they get no more of these e-mails.',
    basis: 'duty',
    kept: 'For ever, or until the person asks us to remove it.',
    tables: { unwanted_mails: 'email list since' },
  },
  {
    what: 'E-mails that the portal sends',
    whose: 'The people who get them',
    why: 'To deliver them, also after an outage, and to answer “did she get my mail?”. The text is deleted once it has been sent.',
    basis: 'agreement',
    kept: ['mail'],
    tables: {
      mails:
        'id to_address to_name subject html text state problem created_at sent_at reply_to thread list is_personal link priority waiting_since tried_at may_have_arrived calendar pictures',
      mail_attachments: 'mail_id name media_type content',
      bouncing_addresses: 'email problem since came_back',
    },
  },
  {
    what: 'Notifications to a device',
    whose: 'People who switched them on',
    why: 'To announce a new book, and to tell the people who run the portal when something is wrong with it. The address at which a browser gets notifications is kept as long as the device is logged in.',
    basis: 'consent',
    kept: ['session', 'notification'],
    tables: {
      push_subscriptions: 'id session_id endpoint auth_secret notification_key refusals created_at',
      push_deliveries: 'resource_id subscription_id state tries due_at problem',
    },
  },
  {
    what: 'News of books by e-mail',
    whose: 'Staff who asked for it',
    why: 'To tell them about a new book, once a term at most. They say yes when they sign up or in their settings, and no there or with the link in each e-mail.',
    basis: 'consent',
    kept: 'When somebody said yes: with the account. How far the e-mails about a book have been written: until all have been.',
    tables: { news_readers: 'user_id since', book_news: 'id resource_id told_at recipients mailed_up_to ended_at' },
  },
]
