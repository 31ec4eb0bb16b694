-- Whether releases before a migration may run on a database that has it; see `-- compatible` in CONTRIBUTING.md.
alter table migrations add column is_compatible boolean not null default false;
