-- What people write to the desk, and the sessions that schools ask for. `version` counts changes, so that of two
-- operators who act on the same one the second is told.
create table enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  version integer not null default 1,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email citext not null,
  telephone text not null default '',
  postcode text not null default '',
  message text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index enquiries_status on enquiries (status, created_at);
create index enquiries_created_at on enquiries (created_at);
create index enquiries_user_id on enquiries (user_id) where user_id is not null;
create index enquiries_email on enquiries (email);

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
  -- the day that was agreed
  session_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bookings_status on bookings (status, created_at);
create index bookings_created_at on bookings (created_at);
create index bookings_user_id on bookings (user_id) where user_id is not null;
create index bookings_school_id on bookings (school_id) where school_id is not null;
create index bookings_email on bookings (email);

-- What operators did about one of them: what they wrote, and what it became.
create table desk_entries (
  id bigint generated always as identity primary key,
  enquiry_id uuid references enquiries (id) on delete cascade,
  booking_id uuid references bookings (id) on delete cascade,
  kind text not null check (kind in ('reply', 'status', 'note')),
  text text not null,
  -- no reference: what an operator wrote stays when the operator goes
  author_id uuid,
  mail_id uuid references mails (id) on delete set null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(enquiry_id, booking_id) = 1)
);
create index desk_entries_enquiry_id on desk_entries (enquiry_id) where enquiry_id is not null;
create index desk_entries_booking_id on desk_entries (booking_id) where booking_id is not null;
create index desk_entries_mail_id on desk_entries (mail_id) where mail_id is not null;

alter table mails
  -- where an answer goes, when not to the sender of every mail
  add column reply_to text not null default '',
  -- the mails of a conversation before this one, the first of them first
  add column thread jsonb not null default '[]';
-- The few that an operator has to look at.
create index mails_undelivered on mails (state, created_at) where state in ('kept', 'failed');

-- Finding one account among millions by a part of the address or the name, and the newest of them.
create index users_search on users using gin ((email::text || ' ' || full_name) gin_trgm_ops);
create index users_created_at on users (created_at, id);
create index schools_title on schools using gin (title gin_trgm_ops);
create index audit_log_action on audit_log (action, at);
