-- compatible
-- What each check found when it last looked, for the console.
create table health_checks (
  name text primary key,
  state text not null check (state in ('well', 'trouble', 'open', 'unknown')),
  what text not null,
  todo text not null,
  since timestamptz not null default now(),
  looked_at timestamptz not null default now()
);
-- Troubles, from the first look that saw one to its end. The operators are told at `told_at`, when a second look has seen it.
create table incidents (
  id integer generated always as identity primary key,
  name text not null,
  what text not null,
  todo text not null,
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
  disk_size bigint
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
  -- The name of its file; empty if none was written.
  file text not null default '',
  tables integer not null default 0,
  rows bigint not null default 0,
  files integer not null default 0,
  bytes bigint not null default 0,
  -- When it was restored into a throw-away database and its rows were right; null if it was not tried.
  tried_at timestamptz,
  -- Why it is no good; empty for a good one.
  problem text not null default ''
);
-- The mails that were tried in the last day.
create index mails_tried_at on mails (tried_at) where tried_at is not null;
