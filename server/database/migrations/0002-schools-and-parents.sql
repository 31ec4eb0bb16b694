create extension if not exists pg_trgm;

-- The national register of schools, as it was imported; never changed by hand.
create table register_schools (
  id integer generated always as identity primary key,
  register text not null default 'gias',
  urn text not null,
  name text not null,
  -- lower case, abbreviations spelt out, for comparing and searching
  search_name text not null,
  is_open boolean not null,
  status text not null,
  phase text not null default '',
  type_group text not null default '',
  low_age integer,
  high_age integer,
  pupils integer,
  street text not null default '',
  locality text not null default '',
  address_3 text not null default '',
  town text not null default '',
  county text not null default '',
  postcode text not null default '',
  -- upper case without spaces
  postcode_key text not null default '',
  website text not null default '',
  website_host text not null default '',
  local_authority text not null default '',
  region text not null default '',
  easting integer,
  northing integer,
  closed_on date,
  -- of everything above, so that an import changes only what has changed
  row_hash text not null,
  imported_at timestamptz not null default now(),
  unique (register, urn)
);
create index register_schools_postcode on register_schools (postcode_key text_pattern_ops);
create index register_schools_name on register_schools using gin (search_name gin_trgm_ops);

create table register_imports (
  id integer generated always as identity primary key,
  file_hash text not null unique,
  -- rows done so far; an import that was cut short goes on from here
  rows_done integer not null default 0,
  rows_added integer not null default 0,
  rows_changed integer not null default 0,
  bad_rows jsonb not null default '[]',
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

alter table schools
  add column email citext not null default '',
  add column phone_number text not null default '',
  add column logo text not null default '',
  add column register_id integer references register_schools (id),
  add column reason text not null default '',
  add column question text not null default '',
  add column checked jsonb not null default '[]',
  -- when it was first compared with the register, once the address had been confirmed
  add column compared_at timestamptz,
  -- a message of the school that no operator has acted upon
  add column has_message boolean not null default false,
  add column appealed_at timestamptz,
  add column reopened_at timestamptz,
  add column decided_at timestamptz;
-- Two schools of one record are put in front of the operator, never approved both.
create unique index schools_register_id on schools (register_id) where register_id is not null and status = 'approved';
create index schools_queue on schools (status, created_at);
-- Of a million users, the few who are staff.
create index users_staff on users (school_id, created_at) where role = 'senior';

create table school_messages (
  id bigint generated always as identity primary key,
  school_id uuid not null references schools (id) on delete cascade,
  author text not null check (author in ('school', 'operator')),
  text text not null,
  created_at timestamptz not null default now()
);
create index school_messages_school_id on school_messages (school_id);

alter table users
  add column deletion_requested_at timestamptz,
  add column reminded_at timestamptz;
-- The address that a link confirms, where it is not the user's present one.
alter table tokens add column email citext;

-- One row for each address that a school asks, however often it asks.
create table invitations (
  id integer generated always as identity primary key,
  school_id uuid not null references schools (id) on delete cascade,
  email citext not null,
  role text not null check (role in ('parent', 'senior')),
  -- no reference, which would be checked row by row: a deleted person is read as nobody
  inviter_id uuid,
  -- made when the mail is written; null until then
  token_hash bytea,
  -- the request that asked last: its mails are written by one job
  import_id uuid not null,
  is_from_csv boolean not null default false,
  -- how often this address has been asked
  mail_count integer not null default 1,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index invitations_address on invitations (school_id, email);
create unique index invitations_token on invitations (token_hash) where token_hash is not null;
create index invitations_unsent on invitations (import_id) where token_hash is null;
create index invitations_inviter on invitations (inviter_id, created_at);

-- Addresses that said no; they are never invited again.
create table declined_addresses (
  email citext primary key,
  declined_at timestamptz not null default now()
);

create table images (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users (id) on delete set null,
  is_used boolean not null default false,
  created_at timestamptz not null default now()
);
create index images_unused on images (created_at) where not is_used;
create index audit_log_object on audit_log (object);
create index resource_views_user_id on resource_views (user_id);

-- What an account leaves to its school stays when the account goes.
alter table resources
  drop constraint resources_owner_id_fkey,
  add foreign key (owner_id) references users (id) on delete set null;
create index resources_owner_id on resources (owner_id) where owner_id is not null;
-- For the daily look at accounts that are to be deleted or reminded.
create index users_deletion on users (deletion_requested_at) where deletion_requested_at is not null;
create index users_unconfirmed on users (created_at) where status = 'not-active';

-- When work that comes round was last begun, by whichever instance.
create table rounds (
  name text primary key,
  begun_at timestamptz not null
);
-- What was mailed to somebody goes with their account.
create index mails_to_address on mails (to_address);
