-- The audit log keeps its lines for two years, and then lets them go. `retention` in server/data-protection/retention.ts has the same
-- number of days, and a test holds them together.
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_keep before delete on audit_log for each row
  when (old.at > now() - interval '730 days') execute function refuse_change();
-- Lines come in the order of time, so a summary of each range of blocks finds the old ones.
create index audit_log_at on audit_log using brin (at);

-- The ids of deleted accounts are hashed with this key in the notes that a restored backup is held against. It is made
-- here so that every backup from now on has it.
insert into server_keys (name, value)
values ('erasures', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
on conflict do nothing;

-- What earlier deletions left behind: invitations of colleagues by people who are gone, their ids, and the address and
-- telephone number of schools that belong to nobody on their staff any more.
update invitations set withdrawn_at = now()
where role = 'senior' and accepted_at is null and withdrawn_at is null
  and not exists (select from users where users.id = inviter_id);
update invitations set inviter_id = null
where inviter_id is not null and not exists (select from users where users.id = inviter_id);
update desk_entries set author_id = null
where author_id is not null and not exists (select from users where users.id = author_id);
update schools set
  email = case when exists (
    select from users where users.school_id = schools.id and users.role = 'senior' and users.email = schools.email
  ) then email else '' end,
  phone_number = case when exists (
    select from users
    where users.school_id = schools.id and users.role = 'senior' and users.phone_number = schools.phone_number
  ) then phone_number else '' end
where email <> '' or phone_number <> '';
