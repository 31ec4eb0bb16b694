create table mails (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  to_name text not null default '',
  -- where an answer goes, when not to the sender of every mail
  reply_to text not null default '',
  subject text not null,
  html text not null,
  text text not null,
  -- what its link opens, as {"kind", "id", "hours"}
  link jsonb,
  -- the pictures that it shows, by the stored file that each is made from when the mail is sent
  pictures jsonb not null default '[]',
  -- a calendar entry that travels with it (iCalendar); '' for most
  calendar text not null default '',
  -- the mails of a conversation before this one, the first of them first
  thread jsonb not null default '[]',
  -- which mails its recipient can stop, this one among them; '' where it cannot be stopped
  list text not null default '' check (list in ('', 'invitations', 'reminders', 'digests', 'news')),
  -- whether a person wrote it, rather than the portal
  is_personal boolean not null default false,
  -- who goes first: the priority of its job
  priority smallint not null default 0,
  -- When one that waits is tried again is known to its job alone.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  problem text not null default '',
  -- the server fell silent after it had the whole mail: it is tried once more at most
  may_have_arrived boolean not null default false,
  created_at timestamptz not null default now(),
  -- since when it has been waiting to be sent
  waiting_since timestamptz not null default now(),
  tried_at timestamptz,
  sent_at timestamptz
);
create index mails_created_at on mails (created_at);
create index mails_unsent on mails (tried_at) where state = 'waiting';
-- The few that an operator has to look at.
create index mails_undelivered on mails (created_at) where state = 'failed';
-- The mails that were tried in the last day.
create index mails_tried_at on mails (tried_at) where tried_at is not null;
-- What was mailed to somebody goes with their account.
create index mails_to_address on mails (to_address);
-- Finding one by a part of its recipient's address or its subject.
create index mails_search on mails using gin ((to_address || ' ' || subject) gin_trgm_ops);

-- A file that travels with a mail. It goes once the mail has been sent, as the mail's text does.
create table mail_attachments (
  mail_id uuid primary key references mails (id) on delete cascade,
  name text not null,
  media_type text not null,
  content bytea not null
);

-- There while the mail server does not take mails.
create table mail_outage (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null default now(),
  problem text not null
);

-- Addresses whose mail servers refuse them for good.
create table bouncing_addresses (
  email citext primary key,
  problem text not null,
  since timestamptz not null default now(),
  -- a relay accepted mails to it, and reported later that they could not be delivered
  came_back boolean not null default false
);

-- How far the mailbox with such reports has been read, by the numbers that its server gives mails.
create table report_reading (
  is_only boolean primary key default true check (is_only),
  validity text not null default '',
  last_uid bigint not null default 0,
  read_at timestamptz,
  problem text not null default '',
  failing_since timestamptz
);

-- Addresses that want no more mails of a kind: who has declined invitations is never invited again.
create table unwanted_mails (
  email citext not null,
  list text not null check (list in ('invitations', 'reminders', 'digests', 'news')),
  since timestamptz not null default now(),
  primary key (email, list)
);

-- Staff who said yes to e-mails about new books. Who said no since is in unwanted_mails.
create table news_readers (
  user_id uuid primary key references users (id) on delete cascade,
  -- when they last said yes
  since timestamptz not null default now()
);

-- The books that schools have been told of by e-mail, each once. It outlives the book: one is told a term.
create table book_news (
  id integer primary key generated always as identity,
  resource_id integer unique references resources (id) on delete set null,
  told_at timestamptz not null default now(),
  -- how many mails have been written
  recipients integer not null default 0,
  -- the last reader who has been looked at, in the order of their ids; null before the first and after the last
  mailed_up_to uuid,
  ended_at timestamptz
);

-- A browser that may be told things, for as long as somebody is logged in there.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  auth_secret text not null,
  notification_key text not null,
  -- how many messages in a row its push service has refused
  refusals smallint not null default 0,
  created_at timestamptz not null default now()
);

-- A resource that subscribers are told of, once. Those up to done_id have been looked at, none after last_id will be.
create table push_announcements (
  resource_id integer primary key references resources (id) on delete cascade,
  done_id bigint not null default 0,
  last_id bigint not null,
  created_at timestamptz not null default now()
);

-- One message to one browser, and what became of it.
create table push_deliveries (
  resource_id integer not null references push_announcements (resource_id) on delete cascade,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  -- when it is due; of one that is being sent, when it is due again if nothing more is heard of it
  due_at timestamptz not null default now(),
  problem text not null default '',
  primary key (resource_id, subscription_id)
);
create index push_deliveries_due on push_deliveries (due_at) where state in ('waiting', 'sending');
create index push_deliveries_subscription on push_deliveries (subscription_id);

-- When work that comes round was last begun, by whichever instance.
create table rounds (
  name text primary key,
  begun_at timestamptz not null
);

-- What each check found when it last looked, for the console.
create table health_checks (
  name text primary key,
  state text not null check (state in ('well', 'trouble', 'open', 'unknown')),
  what text not null,
  remedy text not null default '',
  -- The setting that was looked at, where another one would make the finding void.
  about text not null default '',
  since timestamptz not null default now(),
  looked_at timestamptz not null default now()
);

-- Troubles, from the first look that saw one to its end. The operators are told at `told_at`, when a second look has seen it.
create table incidents (
  id integer generated always as identity primary key,
  name text not null,
  what text not null,
  remedy text not null default '',
  begun_at timestamptz not null default now(),
  told_at timestamptz,
  -- The first look that no longer saw it; a second one ends it.
  well_since timestamptz,
  ended_at timestamptz
);
create unique index incidents_open on incidents (name) where ended_at is null;
create index incidents_begun_at on incidents (begun_at);

-- What each instance says of itself once a minute; kept for an hour.
create table instance_reports (
  instance uuid not null,
  reported_at timestamptz not null default now(),
  responses integer not null,
  failures integer not null,
  is_feed_connected boolean not null,
  clock_skew_ms integer not null,
  -- Null where files are not on a disk of the instance.
  disk_free bigint,
  disk_size bigint,
  -- What was slow in the minute: kinds of calls, and locks that were waited for.
  slow_calls jsonb not null default '[]',
  lock_waits jsonb not null default '[]'
);
create index instance_reports_reported_at on instance_reports (reported_at);

-- The weeks, by their Monday, whose digest has been sent.
create table digests (
  week date primary key,
  sent_at timestamptz not null default now()
);

-- The backups that the portal has made by itself, one each night.
create table backups (
  night date primary key,
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The name of its file, and the folder that it was written to; empty if none was written.
  file text not null default '',
  folder text not null default '',
  tables integer not null default 0,
  rows bigint not null default 0,
  files integer not null default 0,
  bytes bigint not null default 0,
  -- When it was restored into a throw-away database and its rows were right; null if it was not tried.
  tried_at timestamptz,
  -- When it was last copied to another place, as far as the portal has been told.
  copied_at timestamptz,
  -- Why it is no good; empty for a good one.
  problem text not null default ''
);

-- The steps of the set-up that are proven by trying them. What proves the others is in tables of its own.
create table set_up_proofs (
  step text primary key,
  -- The setting that was tried: with another one the step is open again.
  about text not null,
  asked_at timestamptz not null default now(),
  asked_by uuid references users (id) on delete set null,
  mail_id uuid references mails (id) on delete set null,
  -- Of the link in the test mail, until it has been used.
  token_hash bytea,
  seen_at timestamptz,
  -- Why it was not seen; empty while it was, or still may be.
  problem text not null default ''
);

-- Has a row once somebody has opened the portal to schools, with the steps that were unproven then.
create table portal_opening (
  is_only boolean primary key default true check (is_only),
  opened_at timestamptz not null default now(),
  opened_by uuid references users (id) on delete set null,
  unproven jsonb not null
);
