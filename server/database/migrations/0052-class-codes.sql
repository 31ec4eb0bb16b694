-- compatible
-- Codes with which a class opens one storybook without accounts. They are found by a keyed hash; sealed, the teacher who
-- made one reads it again. No backup has them.
create table class_codes (
  id uuid primary key default gen_random_uuid(),
  code_hash bytea not null unique,
  sealed_code bytea not null,
  resource_id integer not null references resources (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- the maker's school; null for an operator
  school_id uuid references schools (id) on delete cascade,
  created_at timestamptz not null default now(),
  until timestamptz not null,
  -- when somebody ended it before its time
  ended_at timestamptz
);
create index class_codes_user on class_codes (user_id);
create trigger class_codes_announce after insert or update or delete on class_codes
  for each statement execute function announce_table();

-- How often a code was opened on a day, London time: all that is kept of a class.
create table class_opens (
  code_id uuid not null references class_codes (id) on delete cascade,
  day date not null,
  opens integer not null default 1,
  primary key (code_id, day)
);

-- What somebody who is leaving has opened ends with their sessions.
create trigger users_announce_deletion after update on users for each row
  when (old.deletion_requested_at is distinct from new.deletion_requested_at)
  execute function announce_user();
