-- compatible
-- Counts the changes of a school: an operator decides about what they have seen.
alter table schools add column version integer not null default 1;
