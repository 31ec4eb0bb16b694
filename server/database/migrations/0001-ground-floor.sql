create extension if not exists citext;

create table schools (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  school_code text not null unique,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  address_1 text not null default '',
  address_2 text not null default '',
  city text not null default '',
  county text not null default '',
  postcode text not null default '',
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique,
  password_hash text not null,
  role text not null check (role in ('senior', 'parent', 'admin')),
  status text not null check (status in ('not-active', 'active', 'disabled')),
  school_id uuid references schools (id),
  allow_notifications boolean not null default false,
  full_name text not null default '',
  phone_number text not null default '',
  address_1 text not null default '',
  address_2 text not null default '',
  city text not null default '',
  county text not null default '',
  postcode text not null default '',
  is_completed boolean not null default false,
  created_at timestamptz not null default now()
);
create index users_school_id on users (school_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_user_id on sessions (user_id);

-- Links in mails: one purpose, one use, expiring; only the hash is kept.
create table tokens (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index tokens_user_id on tokens (user_id, purpose);

create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  title text not null,
  position integer not null default 0
);

create table resources (
  id integer generated always as identity primary key,
  slug text unique,
  title text not null,
  category text not null references categories (name),
  description text not null default '',
  is_free boolean not null default false,
  is_draft boolean not null default false,
  belongs_to integer references resources (id),
  age_from integer not null default 6,
  age_to integer not null default 9,
  minutes integer not null default 0,
  position integer not null default 0,
  owner_id uuid references users (id),
  school_id uuid references schools (id),
  -- version names the folder that holds this version's files; source_hash (SHA-256, hex) is of the PDF as it came
  version text not null unique,
  source_hash text not null,
  pdf_size integer not null,
  page_count integer not null,
  aspect double precision not null,
  is_prepared boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index resources_school_id on resources (school_id);

create table resource_pages (
  resource_id integer not null references resources (id) on delete cascade,
  version text not null,
  number integer not null,
  alt text not null,
  text jsonb not null,
  primary key (resource_id, version, number)
);

create table resource_views (
  id bigint generated always as identity primary key,
  resource_id integer not null references resources (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  viewed_at timestamptz not null default now()
);
create index resource_views_resource_id on resource_views (resource_id, viewed_at);

create table brand (
  is_only boolean primary key default true check (is_only),
  details jsonb not null
);

create table mails (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  to_name text not null default '',
  subject text not null,
  html text not null,
  text text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  problem text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_created_at on mails (created_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  object text not null default '',
  address text not null default ''
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Keys that the server makes for itself, such as the one that seals certificate links.
create table server_keys (
  name text primary key,
  value bytea not null
);

-- Counted failures; losing them in a crash harms nobody.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- What processes hold in memory is dropped when one of these says so, whichever statement made the change.
create function announce_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'session:' || encode(old.key_hash, 'hex'));
  return null;
end $$;
create trigger sessions_announce after delete on sessions for each row execute function announce_session();

create function announce_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'user:' || old.id);
  return null;
end $$;
create trigger users_announce after delete on users for each row execute function announce_user();
create trigger users_announce_standing after update on users for each row
  when ((old.role, old.status, old.school_id) is distinct from (new.role, new.status, new.school_id))
  execute function announce_user();

create function announce_school() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'school:' || old.id);
  return null;
end $$;
create trigger schools_announce after update on schools for each row
  when (old.status is distinct from new.status) execute function announce_school();

create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_table_name || ':');
  return null;
end $$;
create trigger resources_announce after insert or update or delete on resources
  for each statement execute function announce_table();
create trigger categories_announce after insert or update or delete on categories
  for each statement execute function announce_table();
create trigger brand_announce after insert or update or delete on brand
  for each statement execute function announce_table();
