-- Schools of the register are searched in the memory of each process, which has to know when they change.

create trigger register_schools_announce after insert or update or delete on register_schools
  for each statement execute function announce_table();
