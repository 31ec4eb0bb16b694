-- What people write to the desk. Requests and complaints about personal data are enquiries with a kind and a day by which
-- they have to be answered.
create table enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  kind text not null default 'message'
    check (kind in ('message', 'access', 'correction', 'erasure', 'objection', 'portability', 'complaint')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  -- counts the changes, here and below: of two operators who act on the same one, the second is told
  version integer not null default 1,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email citext not null,
  telephone text not null default '',
  postcode text not null default '',
  message text not null,
  -- when the receipt was mailed
  acknowledged_at timestamptz,
  due_on date,
  -- the last reminder to the desk: 14, 7 or 1 days before, -1 when late
  reminded_before smallint,
  outcome text not null default ''
    check (outcome in ('', 'done', 'partly-done', 'refused', 'withdrawn', 'not-a-request')),
  outcome_text text not null default '',
  -- the sender's account was deleted before there was an answer
  forget_when_closed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz
);
create index enquiries_status on enquiries (status, created_at);
create index enquiries_created_at on enquiries (created_at);
create index enquiries_user_id on enquiries (user_id) where user_id is not null;
create index enquiries_email on enquiries (email);
create index enquiries_due on enquiries (due_on) where due_on is not null and status <> 'closed';
-- Finding a part of what somebody wrote.
create index enquiries_search on enquiries using gin ((reference || ' ' || name || ' ' || email::text || ' ' || message) gin_trgm_ops);

-- The sessions that schools ask for.
create table bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'requested' check (status in ('requested', 'confirmed', 'done', 'cancelled')),
  version integer not null default 1,
  user_id uuid references users (id) on delete set null,
  school_id uuid references schools (id) on delete set null,
  name text not null,
  email citext not null,
  phone text not null default '',
  -- as it was written in the form
  school text not null,
  message text not null default '',
  -- JSON lists: days such as "2027-03-04", the best first; year groups by their names
  preferred_dates jsonb not null default '[]',
  year_groups jsonb not null default '[]',
  class_sizes text not null default '',
  -- what is agreed about the session; '' and 0 while nobody has said
  session_on date,
  starts_at text not null default '' check (starts_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  minutes integer not null default 0 check (minutes between 0 and 600),
  format text not null default '' check (format in ('', 'in-person', 'online')),
  visitor text not null default '',
  place text not null default '',
  -- counts the changes of the calendar entry, which calendars compare (RFC 5545, 3.8.7.4)
  calendar_version integer not null default 0,
  week_reminded_at timestamptz,
  day_reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bookings_status on bookings (status, created_at);
create index bookings_created_at on bookings (created_at);
create index bookings_user_id on bookings (user_id) where user_id is not null;
create index bookings_school_id on bookings (school_id) where school_id is not null;
create index bookings_email on bookings (email);
create index bookings_ahead on bookings (session_on) where status = 'confirmed';
-- The sessions of a month.
create index bookings_session_on on bookings (session_on) where session_on is not null;
create index bookings_search on bookings using gin ((reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || message) gin_trgm_ops);

-- What a school's office asks about a visitor before a session. `visitor`: the name that was checked, which counts only
-- while the booking names the same. Days are such as 2027-03-04, '' while nobody has said.
create table assurances (
  booking_id uuid primary key references bookings (id) on delete cascade,
  visitor text not null,
  identity_checked boolean not null,
  dbs_level text not null check (dbs_level in ('', 'basic', 'standard', 'enhanced', 'enhanced-barred')),
  dbs_issued_on text not null check (dbs_issued_on ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  right_to_work_checked boolean not null,
  references_taken boolean not null,
  confirmed_by text not null,
  confirmer_id uuid references users (id) on delete set null,
  confirmed_on text not null check (confirmed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- orders those of one day, and shows whether somebody else has changed them. Milliseconds, as on the wire.
  confirmed_at timestamptz(3) not null default now()
);
create index assurances_visitor on assurances (lower(visitor), confirmed_at);
create index assurances_confirmed_on on assurances (confirmed_on);
create index assurances_confirmer on assurances (confirmer_id);

-- Addresses at which the calendars of operators read the agreed sessions. An address needs no log-in, so only its hash is
-- stored.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

-- What people would like to buy, and what they are offered: schools pay by quote, order number and invoice.
create table quotes (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'received' check (status in ('received', 'quoted', 'accepted', 'closed')),
  -- what it was before it was closed, which it is again when it is reopened; null for what a robot sent
  closed_from text check (closed_from in ('received', 'quoted', 'accepted')),
  version integer not null default 1,
  user_id uuid references users (id) on delete set null,
  -- the school whose staff asked, so that colleagues see what was quoted; null where somebody asked for themselves
  school_id uuid references schools (id) on delete set null,
  name text not null,
  email citext not null,
  phone text not null default '',
  -- '' where somebody asks for themselves
  school text not null default '',
  postal_address text not null,
  order_number text not null default '',
  message text not null default '',
  -- JSON: the lines as they were asked for, at the prices of that day
  asked jsonb not null,
  -- the draft of the next quote; null until an operator saves one
  offer jsonb,
  -- how often a quote has been sent, and when the last time
  revision integer not null default 0,
  quoted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quotes_status on quotes (status, created_at);
create index quotes_created_at on quotes (created_at);
create index quotes_user_id on quotes (user_id) where user_id is not null;
create index quotes_school_id on quotes (school_id) where school_id is not null;
create index quotes_email on quotes (email);
create index quotes_search on quotes using gin ((reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || order_number || ' ' || asked::text) gin_trgm_ops);

-- Every quote as it was sent.
create table sent_quotes (
  quote_id uuid not null references quotes (id) on delete cascade,
  revision integer not null,
  number text not null,
  -- the school's, as the quote had it; '' for none
  order_number text not null,
  offer jsonb not null,
  sent_at timestamptz not null,
  primary key (quote_id, revision)
);

-- What the last quote said of the seller: the next one begins with it. `vat` is '' until somebody has chosen.
create table seller (
  is_only boolean primary key default true check (is_only),
  details text not null,
  vat text not null check (vat in ('', 'none', 'included', 'added'))
);

-- What operators did about a case: what they wrote, and what it became.
create table desk_entries (
  id bigint generated always as identity primary key,
  enquiry_id uuid references enquiries (id) on delete cascade,
  booking_id uuid references bookings (id) on delete cascade,
  quote_id uuid references quotes (id) on delete cascade,
  kind text not null check (kind in ('reply', 'status', 'note')),
  text text not null,
  -- no reference: what an operator wrote stays when the operator goes
  author_id uuid,
  mail_id uuid references mails (id) on delete set null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(enquiry_id, booking_id, quote_id) = 1)
);
create index desk_entries_enquiry_id on desk_entries (enquiry_id) where enquiry_id is not null;
create index desk_entries_booking_id on desk_entries (booking_id) where booking_id is not null;
create index desk_entries_quote_id on desk_entries (quote_id) where quote_id is not null;
create index desk_entries_mail_id on desk_entries (mail_id) where mail_id is not null;
