-- A teacher whose school’s own sign-in vouches for its domain joins the school with it. Releases before do not know this way.
alter table memberships drop constraint memberships_joined_by_check;
alter table memberships add constraint memberships_joined_by_check
  check (joined_by in ('sign-up', 'code', 'list', 'invitation', 'parent', 'sign-in'));

-- Which accounts of a provider have joined a school so, and whom the school has refused since: they do not join again, not
-- with another account of the portal either. The hash is of issuer and subject.
create table sign_in_joins (
  school_id uuid not null references schools (id) on delete cascade,
  identity_hash bytea not null,
  user_id uuid references users (id) on delete set null,
  joined_at timestamptz not null default now(),
  refused_at timestamptz,
  primary key (school_id, identity_hash)
);
create index sign_in_joins_user on sign_in_joins (user_id) where user_id is not null;
