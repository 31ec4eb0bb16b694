-- What processes hold in memory is dropped when the database says so, whichever statement made the change. This is for
-- tables that are cached as a whole; others announce the row that has changed.
create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_table_name || ':');
  return null;
end $$;

-- The national registers of schools, as they were imported; never changed by hand. A school is known by its number in its
-- register, because two nations may give one number.
create table register_schools (
  id integer generated always as identity primary key,
  -- gias is England's, with British schools overseas
  register text not null default 'gias' check (register in ('gias', 'wales', 'scotland', 'northern-ireland')),
  -- URN, school number, SEED code or reference number
  urn text not null,
  name text not null,
  -- the name in another list of the same school
  other_name text not null default '',
  -- lower case, abbreviations spelt out, for comparing and searching
  search_name text not null,
  is_open boolean not null,
  status text not null,
  phase text not null default '',
  type_group text not null default '',
  low_age integer,
  high_age integer,
  -- of teaching, in the words of the register
  language text not null default '',
  pupils integer,
  -- per cent of the pupils who are eligible for free school meals
  free_meal_percent real,
  -- in Scotland, per cent of the pupils from the 20 % most deprived areas
  deprived_percent real,
  street text not null default '',
  locality text not null default '',
  address_3 text not null default '',
  town text not null default '',
  county text not null default '',
  postcode text not null default '',
  -- upper case without spaces
  postcode_key text not null default '',
  phone text not null default '',
  website text not null default '',
  website_host text not null default '',
  local_authority text not null default '',
  region text not null default '',
  -- england, wales, scotland or northern-ireland; empty for schools elsewhere
  nation text not null default '',
  easting integer,
  northing integer,
  closed_on date,
  -- the records that followed it when it closed, as the register's file of links names them
  successor_urns text[] not null default '{}',
  -- the one that followed it: the only one named, or the one that an operator chose
  successor_id integer references register_schools (id),
  -- whether it came with a later list than the first of its register: a list without it is older
  came_later boolean not null default false,
  imported_at timestamptz not null default now(),
  unique (register, urn)
);
create index register_schools_postcode on register_schools (postcode_key text_pattern_ops);
create index register_schools_successor on register_schools (successor_id) where successor_id is not null;
create index register_schools_name on register_schools using gin (search_name gin_trgm_ops);
-- Schools of the register are searched in the memory of each process.
create trigger register_schools_announce after insert or update or delete on register_schools
  for each statement execute function announce_table();

create table register_imports (
  id integer generated always as identity primary key,
  -- what the file held
  kind text not null check (kind in ('schools', 'links')),
  register text not null default 'gias',
  file_hash text not null unique,
  -- how far it is, from 0 to 1, and why it stopped
  part real not null default 0,
  problem text not null default '',
  -- rows done so far; an import that was cut short goes on from here
  rows_done integer not null default 0,
  rows_added integer not null default 0,
  rows_changed integer not null default 0,
  -- schools that a whole list names no longer; open ones that the list of an area lacks
  rows_closed integer not null default 0,
  unnamed integer not null default 0,
  bad_count integer not null default 0,
  bad_rows jsonb not null default '[]',
  absent_columns jsonb not null default '[]',
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
-- The statistics say when the register was imported. The progress of an import, which is written often, announces nothing.
create trigger register_imports_announce after delete or update of finished_at on register_imports
  for each statement execute function announce_table();

create table schools (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  email citext not null default '',
  phone_number text not null default '',
  address_1 text not null default '',
  address_2 text not null default '',
  city text not null default '',
  county text not null default '',
  postcode text not null default '',
  logo text not null default '',
  status text not null check (status in ('pending', 'approved', 'rejected')),
  -- counts the changes: an operator decides about what they have seen
  version integer not null default 1,

  -- what parents join with: the code that they type, and what looking it up answers. Both are renewed together, so that
  -- an old code opens nothing. `id` itself is no secret, because every parent of the school reads it.
  school_code text not null unique,
  join_id uuid not null unique default gen_random_uuid(),
  -- the last day of the code, London time; without one it works until it is renewed
  code_ends_on date,

  -- how it was verified
  register_id integer references register_schools (id),
  reason text not null default '',
  question text not null default '',
  checked jsonb not null default '[]',
  -- when it was first compared with the register, once the address had been confirmed
  compared_at timestamptz,
  -- a message of the school that no operator has acted upon
  has_message boolean not null default false,
  appealed_at timestamptz,
  reopened_at timestamptz,
  decided_at timestamptz,

  -- children aged 6 to 9, as the operator was told, where the register has no number of pupils
  children_count integer check (children_count >= 0),
  created_at timestamptz not null default now()
);
-- Two schools of one record are put in front of the operator, never approved both.
create unique index schools_register_id on schools (register_id) where register_id is not null and status = 'approved';
-- The orders in which the inbox shows them.
create index schools_created_at on schools (created_at, id);
create index schools_status on schools (status, created_at, id);
-- Finding one by a part of its name, postcode or address.
create index schools_title on schools using gin (title gin_trgm_ops);
create index schools_search on schools using gin ((title || ' ' || replace(postcode, ' ', '') || ' ' || email::text) gin_trgm_ops);

create function announce_school() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'school:' || old.id);
  return null;
end $$;
create trigger schools_announce after update on schools for each row
  when (old.status is distinct from new.status) execute function announce_school();

-- A code in a letter to the address that the register has of a school, where no e-mail address proves that somebody is of it.
create table letter_codes (
  school_id uuid primary key references schools (id) on delete cascade,
  register_id integer not null references register_schools (id),
  -- capitals and digits; empty while nobody has made the letter
  code text not null default '',
  -- where it went: a code is worth nothing once the register has another address
  postcode_key text not null default '',
  by text not null default 'post' check (by in ('post', 'telephone')),
  made_at timestamptz,
  -- wrong ones typed, and letters so far
  tries integer not null default 0,
  letters integer not null default 0
);

create table school_messages (
  id bigint generated always as identity primary key,
  school_id uuid not null references schools (id) on delete cascade,
  author text not null check (author in ('school', 'operator')),
  text text not null,
  created_at timestamptz not null default now()
);
create index school_messages_school_id on school_messages (school_id);

-- When a school has lessons, as its staff entered it. The year is that in whose August the school year begins.
create table term_dates (
  school_id uuid not null references schools (id) on delete cascade,
  year smallint not null,
  -- three: first and last day, and the first and last of the break, as text; empty without one
  terms jsonb not null,
  -- single days without lessons, as text
  closed_days jsonb not null,
  version integer not null default 1,
  primary key (school_id, year)
);

-- Where a maps service puts an address, on the British National Grid in metres; null where it knows none.
create table geocoded_places (
  address text primary key,
  easting integer,
  northing integer,
  asked_at timestamptz not null default now()
);
