-- compatible
-- What may be done with a resource: a name from contract/licences.ts.
alter table resources add column licence text not null default 'unstated';
