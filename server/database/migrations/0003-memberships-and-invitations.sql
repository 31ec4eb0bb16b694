-- Months begin as in London.
create function london_month(moment timestamptz) returns date language sql stable as $$
  select date_trunc('month', moment at time zone 'Europe/London')::date
$$;

-- How somebody came to their school, and the month in which they last used the portal; kept for a while after the school
-- has ended their access, so that it can be undone. Whether somebody is at a school now is `users.school_id` alone.
create table memberships (
  user_id uuid primary key references users (id) on delete cascade,
  school_id uuid not null references schools (id) on delete cascade,
  -- list: an uploaded list of parents. invitation: by the staff. parent: by another parent. sign-in: of a teacher whose
  -- school's own sign-in vouches for its domain
  joined_by text not null check (joined_by in ('sign-up', 'code', 'list', 'invitation', 'parent', 'sign-in')),
  -- the address that the school itself sent the invitation to; null for everybody else
  invited_email citext,
  joined_at timestamptz not null default now(),
  -- the lead whom somebody has named; a school without one is led by the person who has been on its staff longest
  is_lead boolean not null default false,
  -- when the lead last said that this person still belongs there
  confirmed_at timestamptz,
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

-- How often the lead of a school was reminded to say who still belongs there, in the school year that begins in this
-- September.
create table access_reviews (
  school_id uuid not null references schools (id) on delete cascade,
  year integer not null,
  reminders integer not null default 1,
  primary key (school_id, year)
);

-- Which accounts of an identity provider have joined a school by its own sign-in, and whom the school has refused since:
-- they do not join again, not with another account of the portal either. The hash is of issuer and subject.
create table sign_in_joins (
  school_id uuid not null references schools (id) on delete cascade,
  identity_hash bytea not null,
  user_id uuid references users (id) on delete set null,
  joined_at timestamptz not null default now(),
  refused_at timestamptz,
  primary key (school_id, identity_hash)
);
create index sign_in_joins_user on sign_in_joins (user_id) where user_id is not null;

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

-- One row for each address that a school asks, or a parent without a school, however often they ask.
create table invitations (
  id integer generated always as identity primary key,
  -- null for an invitation by a parent without a school: it joins no school
  school_id uuid references schools (id) on delete cascade,
  email citext not null,
  role text not null check (role in ('parent', 'senior')),
  -- no reference, which would be checked row by row: an inviter who is gone is read as nobody
  inviter_id uuid,
  -- the request that asked last: its mails are written by one job
  import_id uuid not null,
  is_from_csv boolean not null default false,
  -- the list that asked last; no reference, which would be checked row by row
  list_id uuid,
  -- how often this address has been asked
  mail_count integer not null default 1,
  -- the mail that was written last; null until there is one. No reference: it is not written again when mails are deleted.
  mail_id uuid,
  -- as in tokens
  token_hash bytea,
  earlier_hash bytea,
  created_at timestamptz not null default now(),
  -- shown to the inviter: if sending changed it, it would tell which addresses have no account, because the others get no
  -- link
  expires_at timestamptz not null,
  -- counts from the sending of the mail
  link_expires_at timestamptz,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint invitations_colleagues_have_a_school check (role = 'parent' or school_id is not null)
);
create unique index invitations_address on invitations (coalesce(school_id, inviter_id), email);
create unique index invitations_token on invitations (token_hash) where token_hash is not null;
create unique index invitations_earlier_hash on invitations (earlier_hash) where earlier_hash is not null;
create index invitations_unsent on invitations (import_id) where mail_id is null;
create index invitations_inviter on invitations (inviter_id, created_at);
create index invitations_list on invitations (list_id) where list_id is not null;
-- The list of a school's invitations; the unique index above begins with an expression.
create index invitations_school on invitations (school_id, created_at) where school_id is not null;
-- How often people without a school have asked an address.
create index invitations_without_school on invitations (email) where school_id is null;

-- How many invitations each person has sent, first and again, lists apart; what is older than a day is deleted.
create table invitation_counts (
  user_id uuid not null references users (id) on delete cascade,
  mails integer not null,
  sent_at timestamptz not null default now()
);
create index invitation_counts_user on invitation_counts (user_id, sent_at);
