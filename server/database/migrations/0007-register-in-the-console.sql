-- What the console shows of an import of the register: how far it is, and why it stopped.

alter table register_imports
  add column part real not null default 0,
  add column bad_count integer not null default 0,
  add column absent_columns jsonb not null default '[]',
  add column problem text not null default '';

update register_imports set bad_count = jsonb_array_length(bad_rows), part = case when finished_at is null then 0 else 1 end;
