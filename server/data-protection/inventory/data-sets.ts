import { addressUndoDays, unsentLinkDays } from '../retention.ts'
import type { DataSet } from './data-set.ts'
import { inClass } from './in-class.ts'
import { mailSets } from './mail-sets.ts'

/**
 * Every column of the database that holds something about a person, with its purpose and its period. A column that is
 * neither here nor in `aboutNobody` fails the tests, so that no data is collected without being accounted for.
 */
export const dataSets: readonly DataSet[] = [
  {
    what: 'Accounts',
    whose: 'Staff of schools, parents and the people who run the portal',
    why: 'To let people log in, to tell them apart, and to reach them. Phone number and address may stay empty.',
    basis: 'agreement',
    kept: ['accountToBeDeleted', 'unconfirmedAccount'],
    tables: {
      users:
        'id email password_hash role status school_id allow_notifications full_name phone_number address_1 address_2 city county postcode is_completed profile_version created_at deletion_requested_at reminded_at disabled_from operator_rights passkey_declined_at',
    },
  },
  {
    what: 'Who is at which school',
    whose: 'Staff and parents of schools',
    why: 'So that the lead of a school can see who has access, how they joined and the month in which they last used the portal, and can end it. Addresses of parents are kept here only if the school itself entered them.',
    basis: 'interest',
    kept: ['accountToBeDeleted', 'endedAccess', 'refusedSignIn'],
    tables: {
      memberships:
        'user_id school_id joined_by invited_email joined_at is_lead last_used_month ended_at ended_by ended_join_id confirmed_at',
      sign_in_joins: 'school_id identity_hash user_id joined_at refused_at',
    },
  },
  {
    what: 'Devices that are logged in',
    whose: 'Everybody with an account',
    why: 'To stay logged in, and to see and end log-ins on other devices.',
    basis: 'agreement',
    kept: ['session'],
    tables: { sessions: 'id key_hash user_id device created_at last_used_at passkey_id linked_sign_in_id is_strong' },
  },
  {
    what: 'Passkeys',
    whose: 'People who have added one',
    why: 'To log in with a device’s fingerprint, face or PIN instead of a password. The fingerprint or face never leaves the device.',
    basis: 'agreement',
    kept: 'Until the person removes the passkey, or with the account.',
    tables: {
      passkeys: 'id user_id credential_id public_key counter transports name created_at last_used_at',
    },
  },
  {
    what: 'Linked sign-ins',
    whose: 'People who log in with their school’s Google, Microsoft or another service',
    why: 'To log in without another password. We keep the number by which that service knows the account, and its e-mail address there. The service learns when somebody logs in here, and nothing else.',
    basis: 'agreement',
    kept: 'Until the person removes it, or with the account.',
    tables: {
      linked_sign_ins: 'id user_id provider_id issuer subject name created_at last_used_at',
    },
  },
  {
    what: 'Links in e-mails, such as for a new password',
    whose: 'Everybody with an account',
    why: 'To prove that somebody can read the e-mails sent to an address. Only a hash of each link is kept.',
    basis: 'agreement',
    kept: `Until the link is used or has ended, ${addressUndoDays} days at most after its e-mail was sent. If that was never sent: ${unsentLinkDays} days.`,
    tables: { tokens: 'token_hash purpose user_id expires_at created_at email id earlier_hash' },
  },
  {
    what: 'Authenticator apps and recovery codes',
    whose: 'The people who run the portal, and others who set one up',
    why: 'To ask for a code as well as the password. We keep the secret that the app shares encrypted, and only a hash of each recovery code.',
    basis: 'agreement',
    kept: 'Until the person removes the app, or with the account.',
    tables: {
      authenticator_apps: 'user_id sealed_secret last_step created_at',
      recovery_codes: 'user_id code_hash created_at',
    },
  },
  {
    what: 'Schools and how they were checked',
    whose: 'The member of staff who signed the school up',
    why: 'To admit only schools that the national register knows, and to reach them.',
    basis: 'interest',
    kept: 'As long as the school has an account. E-mail address and phone number are deleted with the account of the person who gave them.',
    tables: {
      schools:
        'id title school_code status address_1 address_2 city county postcode created_at email phone_number logo register_id reason question checked compared_at has_message appealed_at reopened_at decided_at version children_count join_id code_ends_on',
    },
  },
  {
    what: 'Messages about checking a school',
    whose: 'Staff who wrote them',
    why: 'To ask and answer what the register leaves open.',
    basis: 'interest',
    kept: ['schoolMessage'],
    tables: { school_messages: 'id school_id author text created_at' },
  },
  {
    what: 'Invitations',
    whose: 'Parents and staff who are invited, and those who invite them',
    why: 'To send one invitation, to see who has joined, and to withdraw a list that was sent by mistake.',
    basis: 'interest',
    kept: ['invitation'],
    tables: {
      invitations:
        'id school_id email role inviter_id token_hash import_id is_from_csv mail_count created_at expires_at accepted_at withdrawn_at earlier_hash mail_id list_id link_expires_at',
      parent_lists: 'id school_id inviter_id invited created_at withdrawn_at withdrawn_by',
      invitation_counts: 'user_id mails sent_at',
    },
  },
  ...mailSets,
  {
    what: 'What was opened, and whether somebody logged in this month',
    whose: 'Staff and parents',
    why: 'To count how the books are used. Nobody is shown what one person has opened.',
    basis: 'interest',
    kept: ['openedResource', 'accountToBeDeleted'],
    tables: { resource_views: 'id resource_id user_id viewed_at', monthly_logins: 'user_id month' },
  },
  ...inClass,
  {
    what: 'Messages, requests and complaints, and our answers',
    whose: 'People who write to us',
    why: 'To answer them and, for requests and complaints about personal data, to show that the law was followed.',
    basis: 'duty',
    kept: ['enquiry', 'dataRequest'],
    tables: {
      enquiries:
        'id reference status version user_id name email telephone postcode message created_at updated_at kind due_on acknowledged_at closed_at outcome outcome_text reminded_before forget_when_closed',
      desk_entries: 'id enquiry_id booking_id kind text author_id mail_id created_at quote_id',
    },
  },
  {
    what: 'Sessions in schools',
    whose: 'The member of staff who asks for one, and the visitor',
    why: 'To agree on a day, to remind the school of it, and to send it a calendar entry.',
    basis: 'agreement',
    kept: ['booking'],
    tables: {
      bookings:
        'id reference status version user_id school_id name email phone school message preferred_dates year_groups class_sizes session_on created_at updated_at starts_at minutes format visitor place calendar_version week_reminded_at day_reminded_at',
      calendar_feeds: 'user_id secret_hash created_at last_read_at',
    },
  },
  {
    what: 'Checks of visitors',
    whose: 'Visitors to schools, and the operator who checked them',
    why: 'To assure a school that its visitor’s identity, DBS certificate, right to work and references were checked.',
    basis: 'interest',
    kept: ['assurance'],
    tables: {
      assurances:
        'booking_id visitor identity_checked dbs_level dbs_issued_on right_to_work_checked references_taken confirmed_by confirmed_on confirmed_at confirmer_id',
    },
  },
  {
    what: 'Quotes and orders',
    whose: 'People who ask for one',
    why: 'To write the quote, and to deliver and invoice the order.',
    basis: 'agreement',
    kept: ['quote'],
    tables: {
      quotes:
        'id reference status version user_id name email phone school postal_address order_number message asked offer revision quoted_at created_at updated_at closed_from school_id',
      sent_quotes: 'quote_id revision number order_number offer sent_at',
    },
  },
  {
    what: 'The audit log',
    whose: 'Everybody with an account',
    why: 'To see what happened to an account, and from which network address. It has no names.',
    basis: 'interest',
    kept: ['auditLog'],
    tables: { audit_log: 'id at actor_id action object address' },
  },
  {
    what: 'Counts of failed and frequent requests',
    whose: 'Everybody who uses the portal',
    why: 'To stop the guessing of passwords and floods of e-mails. A key contains a network address or a hash of an e-mail address.',
    basis: 'interest',
    kept: 'Minutes, and a day at most.',
    tables: { rate_limits: 'key points expire' },
  },
  {
    what: 'Uploaded pictures and PDFs',
    whose: 'Staff and operators who uploaded them',
    why: 'To show them where they were put.',
    basis: 'agreement',
    kept: ['unusedUpload'],
    tables: {
      images: 'id owner_id is_used created_at',
      uploads: 'version owner_id is_stored title source_hash pdf_size page_count aspect remove_after',
      resources:
        'id slug title category description is_free is_draft belongs_to age_from age_to minutes reading_year themes licence author has_imprint position owner_id school_id version row_version source_hash pdf_size page_count aspect is_prepared created_at deleted_at cover_image cover_aspect shipped_facts announced_at deleted_by searchable_version is_featured',
    },
  },
  {
    what: 'Recordings of storybooks that are read aloud, and who reads them',
    whose: 'Adults who agreed to be heard, and operators who wrote that down',
    why: 'To let children hear the story, and to say who reads it.',
    basis: 'consent',
    kept: 'Until the recordings are deleted, or the book.',
    tables: {
      narrations: 'resource_id narrator agreed_at agreed_by published_at',
      narrated_pages: 'resource_id number recording media_type bytes seconds words starts recorded_at',
    },
  },
  {
    what: 'Texts of the books in other languages and in easier words',
    whose: 'People who wrote or checked one',
    why: 'To say on the book whose words they are.',
    basis: 'consent',
    kept: 'Until the text is deleted, or the book.',
    tables: {
      book_texts: 'id resource_id language title question written_by checked_by is_published is_edited',
      book_text_pages: 'text_id page paragraphs written_from',
    },
  },
  {
    what: 'Words of teachers and parents about the books',
    whose: 'People who agreed to be quoted',
    why: 'To show others what they say.',
    basis: 'consent',
    kept: 'Until they are taken down, and 30 days more, in which they can be put back.',
    tables: {
      testimonials:
        'id quote author author_role is_example said_on agreed_on agreed_how position version created_at deleted_at',
    },
  },
  {
    what: 'Texts of the site',
    whose: 'Operators who edited or signed them, and those named on them',
    why: 'To know who approved a text, to go back to an earlier one, and to say who runs the portal.',
    basis: 'interest',
    kept: 'As long as the portal runs.',
    tables: {
      page_versions: 'name version title source author_id created_at',
      page_signatures: 'id name text_hash signed_by signer_id signed_at',
      organisation: 'is_only details version',
      brand: 'is_only details version',
      sponsors: 'id name logo website quote quote_author from_month until_month position version',
      seller: 'is_only details vat',
    },
  },
  {
    what: 'What was tried to set the portal up, and who opened it to schools',
    whose: 'Operators',
    why: 'To know what was seen to work, and who answers for the opening.',
    basis: 'interest',
    kept: 'As long as the portal runs; without a name once the account is deleted.',
    tables: {
      set_up_proofs: 'step about asked_at asked_by mail_id token_hash seen_at problem',
      portal_opening: 'is_only opened_at opened_by unproven',
    },
  },
]
