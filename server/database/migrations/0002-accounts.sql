create table users (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique,
  password_hash text not null,
  role text not null check (role in ('senior', 'parent', 'admin')),
  -- what an operator may do; null is nobody's choice yet, and counts as the least
  operator_rights text
    check (operator_rights is null or role = 'admin' and operator_rights in ('support', 'editor', 'moderator', 'owner')),
  status text not null check (status in ('not-active', 'active', 'disabled')),
  -- what a disabled account was before, and is again once it has been enabled
  disabled_from text check (disabled_from in ('not-active', 'active')),
  school_id uuid references schools (id),
  full_name text not null default '',
  phone_number text not null default '',
  address_1 text not null default '',
  address_2 text not null default '',
  city text not null default '',
  county text not null default '',
  postcode text not null default '',
  is_completed boolean not null default false,
  -- counts the changes of the profile, so that a form sees whether another one was faster
  profile_version integer not null default 1,
  allow_notifications boolean not null default false,
  -- when staff last said "not now" to a passkey. They are asked once a term.
  passkey_declined_at timestamptz,
  reminded_at timestamptz,
  deletion_requested_at timestamptz,
  created_at timestamptz not null default now()
);
create index users_school_id on users (school_id);
create index users_created_at on users (created_at, id);
-- Of a million users, the few who are staff or operators.
create index users_staff on users (school_id, created_at) where role = 'senior';
create index users_operators on users (created_at) where role = 'admin';
-- For the daily look at accounts that are to be deleted or reminded.
create index users_deletion on users (deletion_requested_at) where deletion_requested_at is not null;
create index users_unconfirmed on users (created_at) where status = 'not-active';
-- Finding one account among millions by a part of the address or the name, and a school by the address of its staff.
create index users_search on users using gin ((email::text || ' ' || full_name) gin_trgm_ops);
create index users_staff_search on users using gin ((email::text) gin_trgm_ops) where role = 'senior';

create function announce_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'user:' || old.id);
  return null;
end $$;
create trigger users_announce after delete on users for each row execute function announce_user();
create trigger users_announce_standing after update on users for each row
  when ((old.role, old.status, old.school_id) is distinct from (new.role, new.status, new.school_id))
  execute function announce_user();
create trigger users_announce_rights after update on users for each row
  when (old.operator_rights is distinct from new.operator_rights)
  execute function announce_user();
-- The class codes of somebody who is leaving end with their sessions.
create trigger users_announce_deletion after update on users for each row
  when (old.deletion_requested_at is distinct from new.deletion_requested_at)
  execute function announce_user();

-- Passkeys: the public half of a key pair whose private half stays with its owner's device. Nothing here opens an account.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- what the authenticator calls it, as base64url
  credential_id text not null unique,
  -- COSE
  public_key bytea not null,
  -- how often the authenticator has signed with it, as it says; many always say 0
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Challenges are signed, not stored. Those that have been answered are, until they expire, so that no challenge is
-- answered twice.
create table used_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);

-- What somebody proves at log-in beside the password: a code of an authenticator app, or one that was kept for emergencies.
create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  -- readable with a key of the portal, which is in no backup
  sealed_secret bytea not null,
  -- the 30 seconds whose code was used last: that one and earlier ones are refused
  last_step bigint not null,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Services that log people in for us, by OpenID Connect: a school's Google or Microsoft, or another that an owner has added.
create table identity_providers (
  id uuid primary key default gen_random_uuid(),
  preset text not null check (preset in ('google', 'microsoft', 'generic')),
  issuer text not null unique,
  client_id text not null,
  -- readable with a key of the portal, which is in no backup
  sealed_secret bytea not null,
  -- as its button says it: "Continue with …"
  label text not null,
  created_at timestamptz not null default now()
);
create trigger identity_providers_announce after insert or update or delete on identity_providers
  for each statement execute function announce_table();

-- An account there that opens an account here. It is known by what the provider never changes, not by its e-mail address.
create table linked_sign_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider_id uuid not null references identity_providers (id) on delete cascade,
  -- as the tokens say: for Entra it names the tenant
  issuer text not null,
  -- sub, and for Entra oid
  subject text not null,
  -- its address there, for its owner to recognise; `''` if the provider gave none
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index linked_sign_ins_user on linked_sign_ins (user_id);
create index linked_sign_ins_provider on linked_sign_ins (provider_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  device text not null default '',
  -- whether it began with a passkey, or has passed the second step
  is_strong boolean not null default false,
  -- Removing a passkey or a linked sign-in ends the sessions that began with it, on every instance: their deletion is
  -- announced.
  passkey_id uuid references passkeys (id) on delete cascade,
  linked_sign_in_id uuid references linked_sign_ins (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_user_id on sessions (user_id);
create index sessions_passkey on sessions (passkey_id) where passkey_id is not null;
create index sessions_linked_sign_in on sessions (linked_sign_in_id) where linked_sign_in_id is not null;

create function announce_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'session:' || encode(old.key_hash, 'hex'));
  return null;
end $$;
create trigger sessions_announce after delete on sessions for each row execute function announce_session();
create trigger sessions_announce_strength after update on sessions for each row
  when (old.is_strong is distinct from new.is_strong) execute function announce_session();

-- Links in mails: one purpose, one use, expiring; only the hash of the key is kept. The key is made when the mail is sent,
-- so that neither a mail nor a backup holds one that opens an account.
create table tokens (
  id uuid primary key default gen_random_uuid(),
  -- null until the mail is sent
  token_hash bytea,
  -- the key in a copy of the mail that may have arrived too
  earlier_hash bytea,
  purpose text not null,
  user_id uuid not null references users (id) on delete cascade,
  -- the address that the link confirms, where it is not the user's present one
  email citext,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index tokens_token_hash on tokens (token_hash);
create unique index tokens_earlier_hash on tokens (earlier_hash) where earlier_hash is not null;
create index tokens_user_id on tokens (user_id, purpose);
-- While an old address can take its account back, nobody else gets an account there.
create index tokens_undo on tokens (email) where purpose = 'undo-new-email';

-- Who did what. No references: a line stays when its account goes.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  object text not null default '',
  address text not null default ''
);
create index audit_log_object on audit_log (object);
create index audit_log_action on audit_log (action, at);
-- What one person did, newest first.
create index audit_log_actor on audit_log (actor_id, id) where actor_id is not null;
-- Lines come in the order of time, so a summary of each range of blocks finds the old ones.
create index audit_log_at on audit_log using brin (at);

-- Lines are kept for two years. `retention` in server/data-protection/retention.ts has the same number of days, and a test
-- holds them together.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_keep before delete on audit_log for each row
  when (old.at > now() - interval '730 days') execute function refuse_change();

-- Keys that the server makes for itself, such as the one that seals certificate links.
create table server_keys (
  name text primary key,
  value bytea not null
);
-- The ids of deleted accounts are hashed with this key in the notes that a restored backup is held against. It is made
-- here so that every backup has it.
insert into server_keys (name, value)
values ('erasures', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Counted failures; losing them in a crash harms nobody.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
