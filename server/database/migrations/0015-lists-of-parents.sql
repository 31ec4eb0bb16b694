-- The lists of parents that a school has uploaded, so that one that was a mistake can be undone as a whole.
create table parent_lists (
  id uuid primary key,
  school_id uuid not null references schools (id) on delete cascade,
  inviter_id uuid references users (id) on delete set null,
  -- how many addresses it invited
  invited integer not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid references users (id) on delete set null
);
create index parent_lists_school on parent_lists (school_id, created_at);
create index parent_lists_inviter on parent_lists (inviter_id);
create index parent_lists_withdrawn_by on parent_lists (withdrawn_by) where withdrawn_by is not null;

alter table invitations
  -- the list that asked last; no reference, which would be checked row by row
  add column list_id uuid,
  -- the mail that was written last
  add column if not exists mail_id uuid;
create index invitations_list on invitations (list_id) where list_id is not null;

-- Lists of the version before, but for addresses that were asked again since.
insert into parent_lists (id, school_id, inviter_id, invited, created_at)
select import_id, invitations.school_id, (array_agg(users.id))[1], count(*), min(invitations.created_at)
from invitations left join users on users.id = inviter_id
where is_from_csv and mail_count = 1
group by import_id, invitations.school_id;
update invitations set list_id = import_id where is_from_csv and mail_count = 1;
