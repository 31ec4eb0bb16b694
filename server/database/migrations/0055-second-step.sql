-- compatible
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

-- Whether a session began with a passkey, or has passed the second step.
alter table sessions add column is_strong boolean not null default false;
update sessions set is_strong = true where passkey_id is not null;
create trigger sessions_announce_strength after update on sessions for each row
  when (old.is_strong is distinct from new.is_strong) execute function announce_session();

-- When staff last said "not now" to a passkey. They are asked once a term.
alter table users add column passkey_declined_at timestamptz;
