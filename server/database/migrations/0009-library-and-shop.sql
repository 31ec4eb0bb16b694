-- Folders of files that no resource uses: PDFs that wait for their form, and what was replaced or deleted. Until the
-- files are stored the row is locked by who stores them; a row that is free and not stored was left by a crash.
create table uploads (
  version text primary key,
  owner_id uuid references users (id) on delete set null,
  is_stored boolean not null default false,
  title text not null default '',
  source_hash text not null default '',
  pdf_size integer not null default 0,
  page_count integer not null default 0,
  aspect double precision not null default 1,
  remove_after timestamptz not null
);
create index uploads_remove_after on uploads (remove_after);
create index uploads_unstored on uploads (version) where not is_stored;

alter table resources
  -- A picture in place of the first page, and its width divided by its height.
  add column cover_image text not null default '',
  add column cover_aspect double precision,
  -- What ships, as it came last: where the resource differs, the operator has changed it.
  add column shipped_facts jsonb,
  -- Those who asked for it are told once.
  add column announced_at timestamptz,
  add column deleted_by uuid references users (id) on delete set null,
  drop constraint resources_belongs_to_fkey,
  add foreign key (belongs_to) references resources (id) on delete set null;
update resources set announced_at = created_at where not is_draft;
create index resources_belongs_to on resources (belongs_to) where belongs_to is not null;
create index resources_category on resources (category);
create index resources_deleted_at on resources (deleted_at) where deleted_at is not null;

-- A category that ships would come back at the next start if its row went.
alter table categories add column removed_at timestamptz;

create table products (
  id integer generated always as identity primary key,
  title text not null,
  price_pence integer not null check (price_pence > 0),
  image text not null default '',
  description text not null default '',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger products_announce after insert or update or delete on products
  for each statement execute function announce_table();
