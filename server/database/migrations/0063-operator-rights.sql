-- compatible
-- What each operator may do. Those of before may do everything; null is nobody's choice yet, and counts as the least.
alter table users add column operator_rights text
  check (operator_rights is null or role = 'admin' and operator_rights in ('support', 'editor', 'moderator', 'owner'));
update users set operator_rights = 'owner' where role = 'admin';
create trigger users_announce_rights after update on users for each row
  when (old.operator_rights is distinct from new.operator_rights)
  execute function announce_user();
