-- compatible
-- How somebody came to their school, and the month in which they last used the portal; kept for a while after the school
-- has ended their access, so that it can be undone. Whether somebody is at a school now is `users.school_id` alone.
create table memberships (
  user_id uuid primary key references users (id) on delete cascade,
  school_id uuid not null references schools (id) on delete cascade,
  -- list: an uploaded list of parents. invitation: by the staff. parent: by another parent
  joined_by text not null check (joined_by in ('sign-up', 'code', 'list', 'invitation', 'parent')),
  -- the address that the school itself sent the invitation to; null for everybody else
  invited_email citext,
  joined_at timestamptz not null default now(),
  -- the lead whom somebody has named; without one it is the person who has been on the staff longest
  is_lead boolean not null default false,
  last_used_month date,
  ended_at timestamptz,
  ended_by uuid references users (id) on delete set null,
  -- the school's join id when the access ended: until it is renewed, the code that they know does not let them in again
  ended_join_id uuid
);
create index memberships_school on memberships (school_id);
create index memberships_ended_by on memberships (ended_by) where ended_by is not null;
create unique index memberships_lead on memberships (school_id) where is_lead;

create function note_membership() returns trigger language plpgsql as $$
begin
  insert into memberships (user_id, school_id, joined_by)
  values (new.id, new.school_id, case new.role when 'senior' then 'sign-up' else 'code' end)
  on conflict (user_id) do update set
    school_id = excluded.school_id, joined_by = excluded.joined_by, invited_email = null, joined_at = now(),
    is_lead = false, ended_at = null, ended_by = null, ended_join_id = null
  where memberships.school_id <> excluded.school_id or memberships.ended_at is not null;
  return null;
end $$;
create trigger users_note_membership after insert or update of school_id on users for each row
  when (new.school_id is not null) execute function note_membership();

create function note_last_use() returns trigger language plpgsql as $$
begin
  update memberships set last_used_month = london_month(new.last_used_at)
  where user_id = new.user_id and coalesce(last_used_month, '-infinity') < london_month(new.last_used_at);
  return null;
end $$;
create trigger sessions_note_last_use after insert or update of last_used_at on sessions
  for each row execute function note_last_use();

insert into memberships (user_id, school_id, joined_by, invited_email, joined_at, last_used_month)
select users.id, users.school_id,
  case
    when accepted.is_from_csv then 'list'
    when users.role = 'senior' and accepted.id is not null or inviters.role = 'senior' then 'invitation'
    when accepted.id is not null then 'parent'
    when users.role = 'senior' then 'sign-up'
    else 'code'
  end,
  case when accepted.is_from_csv or users.role = 'senior' or inviters.role = 'senior' then accepted.email end,
  users.created_at,
  (select max(london_month(last_used_at)) from sessions where sessions.user_id = users.id)
from users
left join invitations accepted on accepted.email = users.email and accepted.school_id = users.school_id
  and accepted.accepted_at is not null
left join users inviters on inviters.id = accepted.inviter_id
where users.school_id is not null;
