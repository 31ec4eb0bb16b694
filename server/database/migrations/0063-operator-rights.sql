-- compatible
-- What each operator may do. Those of before may do everything; null is nobody's choice yet, and counts as the least.
alter table users add column operator_rights text
  check (operator_rights is null or role = 'admin' and operator_rights in ('support', 'editor', 'moderator', 'owner'));
update users set operator_rights = 'owner' where role = 'admin';
