-- compatible
-- Who signed a general page, and which text: a fingerprint of it, so that the signature ends when the text changes.
create table page_signatures (
  id integer generated always as identity primary key,
  name text not null,
  text_hash text not null,
  signed_by text not null,
  signer_id uuid references users on delete set null,
  signed_at timestamptz not null default now()
);
create index page_signatures_name on page_signatures (name, id desc);
create trigger page_signatures_announce after insert or update or delete on page_signatures
  for each statement execute function announce_table();
