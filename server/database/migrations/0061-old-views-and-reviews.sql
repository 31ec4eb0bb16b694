-- compatible
-- What was opened more than 13 months ago: how often in a month by staff, parents and others, and by nobody in particular.
create table resource_view_counts (
  resource_id integer not null references resources (id) on delete cascade,
  month date not null,
  reader text not null check (reader in ('staff', 'parents', 'others')),
  views integer not null,
  primary key (resource_id, month, reader)
);

-- When the lead of a school last said that somebody still belongs there, and how often the lead was reminded to, in the
-- school year that begins in this September.
alter table memberships add column confirmed_at timestamptz;
create table access_reviews (
  school_id uuid not null references schools (id) on delete cascade,
  year integer not null,
  reminders integer not null default 1,
  primary key (school_id, year)
);
