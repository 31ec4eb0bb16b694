-- compatible
-- Reads that went through a whole table, which nobody notices until the portal has many users.

-- Finding an e-mail by a part of its recipient's address or its subject.
create index mails_search on mails using gin ((to_address || ' ' || subject) gin_trgm_ops);
-- The same for a school, by its name, postcode or address.
create index schools_search on schools using gin ((title || ' ' || replace(postcode, ' ', '') || ' ' || email::text) gin_trgm_ops);
-- Operators are few among millions.
create index users_operators on users (created_at) where role = 'admin';
-- What one person did, newest first.
create index audit_log_actor on audit_log (actor_id, id) where actor_id is not null;
