-- compatible
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

-- Removing a linked sign-in ends the sessions that began with it, on every instance: their deletion is announced.
alter table sessions add column linked_sign_in_id uuid references linked_sign_ins (id) on delete cascade;
create index sessions_linked_sign_in on sessions (linked_sign_in_id) where linked_sign_in_id is not null;
