-- General pages: every save is a version of its own, so that it can be taken back. Without a version, the text that ships.
create table page_versions (
  name text not null,
  version integer not null check (version > 0),
  title text not null,
  source text not null,
  author_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (name, version)
);
create trigger page_versions_announce after insert or update or delete on page_versions
  for each statement execute function announce_table();

alter table brand add column version integer not null default 1;

create table testimonials (
  id integer generated always as identity primary key,
  quote text not null,
  author text not null,
  author_role text not null default '',
  is_example boolean not null default false,
  position integer not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger testimonials_announce after insert or update or delete on testimonials
  for each statement execute function announce_table();

-- Invented, marked as such wherever they show, and to be replaced by the operator.
insert into testimonials (quote, author, author_role, is_example, position) values
  ('We read it on a wet Tuesday. By Friday the class had mended eleven umbrellas and opened a lending shelf by the cloakroom.',
    'Maya Thornbury', 'Year 3 teacher', true, 1),
  ('The lesson plan had the timings, the sheets and the tricky questions in it. I taught it as it stood, and got my Sunday back.',
    'Callum Reid', 'Year 4 teacher and PSHE lead', true, 2),
  ('A boy who never puts his hand up told us how he would price his nan’s flapjacks. Nobody wanted to go out to play.',
    'Sunita Rao', 'Teaching assistant, Year 2', true, 3),
  ('Parents stop me at the gate to talk about the stories. Enterprise used to be a word on our improvement plan; now it comes home in book bags.',
    'Gwen Pritchard', 'Headteacher', true, 4);
