-- compatible
-- What to do about a finding is called its remedy. `todo` remains for releases before this one, which still write it.
alter table health_checks alter column todo set default '', add column remedy text not null default '';
alter table incidents alter column todo set default '', add column remedy text not null default '';
update health_checks set remedy = todo;
update incidents set remedy = todo;
