-- Addresses at which the calendars of operators read the agreed sessions. Anybody who knows one needs no log-in, so only its
-- hash is stored.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

-- The sessions of a month.
create index bookings_session_on on bookings (session_on) where session_on is not null;
