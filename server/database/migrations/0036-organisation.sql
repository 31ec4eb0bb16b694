-- compatible
-- Who runs the portal: named in the footer, the mails, the letters, the terms and the privacy notice.
create table organisation (
  is_only boolean primary key default true check (is_only),
  details jsonb not null,
  version integer not null default 1
);
create trigger organisation_announce after insert or update or delete on organisation
  for each statement execute function announce_table();
