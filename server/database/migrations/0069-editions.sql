-- compatible
-- The files that were made of a version of a book; they lie in the folder of that version.
create table editions (
  resource_id integer not null references resources (id) on delete cascade,
  version text not null,
  kind text not null,
  bytes integer not null,
  problem text not null default '',
  made_at timestamptz not null default now(),
  primary key (resource_id, version, kind)
);
