-- compatible
-- What was opened more than 13 months ago: how often in a month by staff, parents and others, and by nobody in particular.
create table resource_view_counts (
  resource_id integer not null references resources (id) on delete cascade,
  month date not null,
  reader text not null check (reader in ('staff', 'parents', 'others')),
  views integer not null,
  primary key (resource_id, month, reader)
);
