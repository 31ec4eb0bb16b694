-- compatible
-- The school whose staff asked, so that colleagues see what was quoted. Null where somebody asked for themselves.
alter table quotes add column school_id uuid references schools (id) on delete set null;
create index quotes_school_id on quotes (school_id) where school_id is not null;
