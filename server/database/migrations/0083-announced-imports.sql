-- compatible
-- The statistics say when the register was imported. The progress of an import, which is written often, announces nothing.
create trigger register_imports_announce after delete or update of finished_at on register_imports
  for each statement execute function announce_table();
