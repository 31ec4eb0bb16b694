-- compatible
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

-- Removing a passkey ends the sessions that began with it, on every instance: their deletion is announced.
alter table sessions add column passkey_id uuid references passkeys (id) on delete cascade;
create index sessions_passkey on sessions (passkey_id) where passkey_id is not null;

-- Challenges are signed, not stored. Those that have been answered are, until they expire, so that none is answered twice.
create table used_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
