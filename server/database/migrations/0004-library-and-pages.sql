create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  title text not null,
  position integer not null default 0,
  version integer not null default 1,
  -- A category that ships would come back at the next start if its row went.
  removed_at timestamptz
);
create trigger categories_announce after insert or update or delete on categories
  for each statement execute function announce_table();

create table resources (
  id integer generated always as identity primary key,
  slug text unique,
  title text not null,
  category text not null references categories (name),
  description text not null default '',
  is_free boolean not null default false,
  is_draft boolean not null default false,
  -- the storybook whose first pages everybody may see; without one, the first free storybook on the shelf
  is_featured boolean not null default false,
  belongs_to integer references resources (id) on delete set null,
  age_from integer not null default 6,
  age_to integer not null default 9,
  minutes integer not null default 0,
  -- the school year, as England counts it, in which most children can read it alone; null if nobody has said
  reading_year integer,
  themes text[] not null default '{}',
  -- what may be done with it: a name from contract/licences.ts
  licence text not null default 'unstated',
  -- who wrote, drew and published it, and whether its own pages say so and what may be done with it
  author text not null default '',
  has_imprint boolean not null default false,
  position integer not null default 0,
  -- what an account leaves to its school stays when the account goes
  owner_id uuid references users (id) on delete set null,
  school_id uuid references schools (id),
  -- counts the changes of this row; the version below is that of its file
  row_version integer not null default 1,
  -- version names the folder that holds this version's files; source_hash (SHA-256, hex) is of the PDF as it came
  version text not null unique,
  source_hash text not null,
  pdf_size integer not null,
  page_count integer not null,
  aspect double precision not null,
  -- a picture in place of the first page, and its width divided by its height
  cover_image text not null default '',
  cover_aspect double precision,
  is_prepared boolean not null default false,
  -- the version whose pages searchable_pages has; null or another one: they have yet to be read
  searchable_version text,
  -- what ships, as it came last: where the resource differs, the operator has changed it
  shipped_facts jsonb,
  created_at timestamptz not null default now(),
  -- users who asked for it are told once
  announced_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references users (id) on delete set null
);
create index resources_category on resources (category);
create index resources_school_id on resources (school_id);
create index resources_owner_id on resources (owner_id) where owner_id is not null;
create index resources_belongs_to on resources (belongs_to) where belongs_to is not null;
create index resources_deleted_at on resources (deleted_at) where deleted_at is not null;
create unique index resources_featured on resources (is_featured) where is_featured;
create trigger resources_announce after insert or update or delete on resources
  for each statement execute function announce_table();

-- The file that a resource had before somebody replaced it, with what was taught with it. It can be put back until the next
-- one comes.
create table replaced_files (
  resource_id integer primary key references resources (id) on delete cascade,
  version text not null unique,
  source_hash text not null,
  pdf_size integer not null,
  page_count integer not null,
  aspect double precision not null,
  licence text not null,
  -- whether the resource could be published with it
  is_publishable boolean not null,
  author text not null,
  has_imprint boolean not null,
  taught jsonb not null,
  replaced_at timestamptz not null default now()
);

create table resource_pages (
  resource_id integer not null references resources (id) on delete cascade,
  version text not null,
  number integer not null,
  alt text not null,
  text jsonb not null,
  -- the part of a page that is also stored as a picture without its words: x, y, width and height as shares of the
  -- page; null if it has none
  wordless jsonb,
  primary key (resource_id, version, number)
);

-- How a storybook is taught, one that ships or any other: its pages, counted as its guides count them (1 follows the cover, which
-- is 0), and its words. What came with the book is replaced by the next import, except rows that were edited here.
create table teaching_pages (
  resource_id integer not null references resources (id) on delete cascade,
  page integer not null check (page >= 0),
  -- the picture in words, where the PDF has none; if it was edited here, in place of the PDF's
  alt text not null default '',
  -- its picture continues on the facing page
  is_spread boolean not null default false,
  title text not null default '',
  questions jsonb not null default '[]',
  listen_for text not null default '',
  -- the words of the page as somebody has corrected them, in place of those found in the PDF
  text jsonb,
  is_edited boolean not null default false,
  -- by field, the hash of what shipped when somebody last said that the field stays as it was edited
  edited_from jsonb not null default '{}',
  primary key (resource_id, page)
);

create table teaching_words (
  resource_id integer not null references resources (id) on delete cascade,
  word text not null,
  -- without a page, a word that somebody has taken out
  pages integer[] not null,
  meaning text not null,
  use_again text not null default '',
  position integer not null,
  is_edited boolean not null default false,
  primary key (resource_id, word)
);

-- How the voice of a device is to say a name or word of a storybook.
create table sayings (
  resource_id integer not null references resources (id) on delete cascade,
  word text not null,
  say_as text not null,
  position integer not null,
  primary key (resource_id, word)
);

-- The story of a storybook in other words: easier ones, which are its text in English, or another language.
create table book_texts (
  id integer generated always as identity primary key,
  resource_id integer not null references resources (id) on delete cascade,
  -- a tag of BCP 47
  language text not null,
  -- of the book, in that language; empty where it keeps its own
  title text not null default '',
  -- about the book, in that language, for families to talk about; empty where nobody has written one
  question text not null default '',
  written_by text not null default '',
  -- the reader of the language who has checked it; empty while nobody has
  checked_by text not null default '',
  is_published boolean not null default false,
  is_edited boolean not null default false,
  unique (resource_id, language)
);

-- The words of a page in one of its texts. Paragraphs stand at the places of the story's, each a list of its sentences; an empty one
-- has not been written.
create table book_text_pages (
  text_id integer not null references book_texts (id) on delete cascade,
  -- of the story: 1 follows the cover, which is 0
  page integer not null check (page >= 0),
  paragraphs jsonb not null,
  -- tells the words of the story from later ones; empty for what ships
  written_from text not null default '',
  primary key (text_id, page)
);

-- What a storybook covers of the curricula of the four nations.
create table curriculum_rows (
  resource_id integer not null references resources (id) on delete cascade,
  position integer not null,
  -- england, scotland, wales or northern-ireland
  nation text not null,
  document text not null,
  edition text not null,
  area text not null,
  -- as the document writes it; empty where it has none
  code text not null,
  statement text not null,
  is_quoted boolean not null,
  -- where the words were read, and when
  source text not null check (source <> ''),
  read_on date not null,
  -- how the book does it
  covers text not null,
  primary key (resource_id, position)
);

-- The timed steps of a lesson plan, or of a storybook that has no plan.
create table lesson_steps (
  resource_id integer not null references resources (id) on delete cascade,
  position integer not null,
  minutes integer not null,
  title text not null,
  -- the page of the story that the class sees
  page integer,
  -- in order; the class sees what it is asked and what it does, only the teacher the rest
  parts jsonb not null,
  is_edited boolean not null default false,
  primary key (resource_id, position)
);

-- The files that were made of a version of a book; they lie in the folder of that version. Those that were uploaded have a version, and a folder, of their own.
create table editions (
  resource_id integer not null references resources (id) on delete cascade,
  version text not null,
  kind text not null,
  -- of the text of the book that it has beside the story; empty for the story alone
  language text not null default '',
  bytes integer not null,
  -- which recordings or which words of the text it was made of, so that it is made again with others; empty without any
  made_of text not null default '',
  problem text not null default '',
  remedy text not null default '',
  -- which version of the book somebody has uploaded it for; null where the portal has made it
  uploaded_for text,
  made_at timestamptz not null default now(),
  primary key (resource_id, version, kind, language)
);
create unique index editions_uploaded on editions (resource_id, kind) where uploaded_for is not null;

-- A person's voice reads a storybook: who reads, in the words that readers see, and that they have agreed to be heard.
create table narrations (
  resource_id integer primary key references resources (id) on delete cascade,
  narrator text not null,
  agreed_at timestamptz not null default now(),
  -- the operator who wrote down that they have agreed
  agreed_by uuid references users (id) on delete set null,
  -- null: only operators hear it
  published_at timestamptz
);
create index narrations_agreed_by on narrations (agreed_by) where agreed_by is not null;

create table narrated_pages (
  resource_id integer not null references narrations (resource_id) on delete cascade,
  number integer not null,
  -- names the folder of its file, as a version does
  recording text not null unique,
  media_type text not null check (media_type in ('audio/webm', 'audio/mp4', 'audio/ogg')),
  bytes integer not null,
  -- NaN is greater than every number, so it is refused too
  seconds real not null check (seconds between 0 and 300),
  -- the words of the page when they were read: once a page has others, its recording is not heard any more
  words text not null,
  -- when each word begins, in milliseconds; null while nobody has said
  starts jsonb,
  recorded_at timestamptz not null default now(),
  primary key (resource_id, number)
);

create table resource_views (
  id bigint generated always as identity primary key,
  resource_id integer not null references resources (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  viewed_at timestamptz not null default now()
);
create index resource_views_resource_id on resource_views (resource_id, viewed_at);
-- What a school, or everybody, opened in a period is read from these indexes alone.
create index resource_views_user on resource_views (user_id, viewed_at) include (resource_id);
create index resource_views_viewed_at on resource_views (viewed_at) include (resource_id, user_id);

-- What was opened more than 13 months ago: how often in a month by staff, parents and others, and by nobody in particular.
create table resource_view_counts (
  resource_id integer not null references resources (id) on delete cascade,
  month date not null,
  reader text not null check (reader in ('staff', 'parents', 'others')),
  views integer not null,
  primary key (resource_id, month, reader)
);

-- Folders of files that no resource uses: PDFs that wait for their form, and what was replaced or deleted. Until the
-- files are stored, the process that stores them locks the row; a row that is free and not stored was left by a crash.
create table uploads (
  version text primary key,
  owner_id uuid references users (id) on delete set null,
  is_stored boolean not null default false,
  title text not null default '',
  source_hash text not null default '',
  pdf_size integer not null default 0,
  page_count integer not null default 0,
  aspect double precision not null default 1,
  remove_after timestamptz not null
);
create index uploads_remove_after on uploads (remove_after);
create index uploads_unstored on uploads (version) where not is_stored;

create table images (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users (id) on delete set null,
  is_used boolean not null default false,
  created_at timestamptz not null default now()
);
create index images_unused on images (created_at) where not is_used;

-- Codes with which a class opens one storybook without accounts. They are found by a keyed hash; sealed, the teacher who
-- made one reads it again. No backup has them.
create table class_codes (
  id uuid primary key default gen_random_uuid(),
  code_hash bytea not null unique,
  sealed_code bytea not null,
  resource_id integer not null references resources (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- the maker's school; null for an operator
  school_id uuid references schools (id) on delete cascade,
  created_at timestamptz not null default now(),
  until timestamptz not null,
  -- when somebody ended it before its time
  ended_at timestamptz,
  -- made for families at home: what they open is counted for its maker, and as no class of the school
  is_for_families boolean not null default false,
  -- its maker has been asked for the numbers of the class, and has entered them or does not want to
  is_asked boolean not null default false
);
create index class_codes_user on class_codes (user_id);
create trigger class_codes_announce after insert or update or delete on class_codes
  for each statement execute function announce_table();

-- How often a code was opened on a day, London time, for the teacher who made it.
create table class_opens (
  code_id uuid not null references class_codes (id) on delete cascade,
  day date not null,
  opens integer not null default 1,
  primary key (code_id, day)
);

-- What schools did with a resource: `class`, a code that was opened for the first time; `reading`, a code on a day on which it
-- was opened; `open`, how often; `arrival`, how often on the first day of a code, sixty times at most: as many children as the
-- class may have; `paper` and `edition`, files that staff downloaded; `board`, led without the plan;
-- `lesson`, led with it, `finished` to its last step; `step` and `minute`, how many of both.
create type school_use as enum
  ('class', 'reading', 'open', 'arrival', 'paper', 'edition', 'board', 'lesson', 'finished', 'step', 'minute');

-- By school, and never by person: these tables have ids, days, numbers and enumerations, so that no column can hold
-- a child (ADR 0140). `day` in London; once it is older than a term, the first day of its month.
create table school_uses (
  school_id uuid not null references schools (id) on delete cascade,
  resource_id integer not null references resources (id) on delete cascade,
  day date not null,
  use school_use not null,
  times integer not null,
  primary key (school_id, resource_id, day, use)
);
create index school_uses_resource_id on school_uses (resource_id);
create index school_uses_day on school_uses (day);

-- Lessons and boards that were led within the last term; older ones are in school_uses.
create table led_lessons (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references schools (id) on delete cascade,
  resource_id integer not null references resources (id) on delete cascade,
  day date not null,
  -- of the plan: how many there are, and the last that was shown; 0 for a board without the plan
  steps smallint not null check (steps >= 0),
  reached smallint not null check (reached between 0 and steps),
  -- null while nobody has ended it, and where it was left open for hours
  minutes smallint check (minutes >= 0),
  is_asked boolean not null default false
);
create index led_lessons_school_id on led_lessons (school_id, day);
create index led_lessons_resource_id on led_lessons (resource_id);
create index led_lessons_day on led_lessons (day);

-- What staff say of a class: how many children were in each band of the plan, in the first colour and in the second.
create table class_outcomes (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references schools (id) on delete cascade,
  resource_id integer not null references resources (id) on delete cascade,
  day date not null,
  -- as England counts school years; 0 for a class of several
  year smallint not null check (year between 0 and 6),
  children smallint not null check (children between 1 and 60),
  first_towards smallint check (first_towards >= 0),
  first_expected smallint check (first_expected >= 0),
  first_beyond smallint check (first_beyond >= 0),
  second_towards smallint check (second_towards >= 0),
  second_expected smallint check (second_expected >= 0),
  second_beyond smallint check (second_beyond >= 0),
  changed_minds boolean not null,
  quiet_voices boolean not null,
  will_try boolean not null,
  version integer not null default 1,
  check (num_nulls(first_towards, first_expected, first_beyond, second_towards, second_expected, second_beyond) in (0, 6)),
  -- of fewer, a band would tell about one child
  check (first_towards is null or children >= 5),
  check (first_towards + first_expected + first_beyond <= children),
  check (second_towards + second_expected + second_beyond <= children)
);
create index class_outcomes_school_id on class_outcomes (school_id, day);
create index class_outcomes_resource_id on class_outcomes (resource_id);
create index class_outcomes_day on class_outcomes (day);

-- How children liked a storybook, as staff say of a class and parents of a child. No person is in it (ADR 0148).
create type face as enum ('liked', 'so-so', 'disliked');
create table book_feedback (
  -- made by the browser, so that an answer that is sent twice is one
  id uuid primary key,
  -- null for somebody who belongs to no school
  school_id uuid references schools (id) on delete cascade,
  resource_id integer not null references resources (id) on delete cascade,
  day date not null,
  is_family boolean not null,
  -- as England counts school years; 0 for several
  year smallint not null check (year between 0 and 6),
  face face not null,
  again boolean not null,
  talked boolean not null,
  hard_words boolean not null
);
create index book_feedback_school_id on book_feedback (school_id);
create index book_feedback_resource_id on book_feedback (resource_id);
create index book_feedback_day on book_feedback (day);

-- The code of the page on which a school shows its parents what is taught, and what it has chosen for it (ADR 0149).
create table taught_pages (
  school_id uuid primary key references schools (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null default now()
);
create table taught_plans (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references schools (id) on delete cascade,
  -- a storybook with its lesson, or another paper
  resource_id integer not null references resources (id) on delete cascade,
  -- as England counts school years; 0 for several
  year smallint not null check (year between 0 and 6),
  -- its first day
  term date not null,
  -- else it will be
  is_taught boolean not null,
  unique (school_id, resource_id, year, term)
);
create index taught_plans_resource_id on taught_plans (resource_id);

create table products (
  id integer generated always as identity primary key,
  title text not null,
  price_pence integer not null check (price_pence > 0),
  image text not null default '',
  description text not null default '',
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger products_announce after insert or update or delete on products
  for each statement execute function announce_table();

create table brand (
  is_only boolean primary key default true check (is_only),
  details jsonb not null,
  version integer not null default 1
);
create trigger brand_announce after insert or update or delete on brand
  for each statement execute function announce_table();

-- Who pays for the portal, and in which months: the first days of the first and of the last one, null where there is no
-- such month. Pages thank the first of the list whose months they are.
create table sponsors (
  id integer generated always as identity primary key,
  name text not null,
  logo text not null default '',
  website text not null default '',
  quote text not null default '',
  quote_author text not null default '',
  from_month date check (from_month = date_trunc('month', from_month)),
  until_month date check (until_month = date_trunc('month', until_month)),
  position integer not null,
  version integer not null default 1,
  check (until_month >= from_month)
);
create trigger sponsors_announce after insert or update or delete on sponsors
  for each statement execute function announce_table();

-- Invented, until an operator enters the first of the portal's own.
insert into sponsors (name, logo, website, quote, quote_author, position) values (
  'Finch & Fable', '/brand/sponsor.svg', 'https://finch-and-fable.example/',
  'Every business we admire began with somebody small asking, what if?', 'Nell Finch, founder', 1
);

-- Links at which somebody without an account reads the report about a sponsor's months, or about all of them.
create table report_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  sponsor_id integer references sponsors (id) on delete cascade,
  -- as the contract names periods
  period text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opens integer not null default 0,
  last_opened_at timestamptz
);
create index report_links_sponsor_id on report_links (sponsor_id);

-- Who runs the portal: named in the footer, the mails, the letters, the terms and the privacy notice.
create table organisation (
  is_only boolean primary key default true check (is_only),
  details jsonb not null,
  version integer not null default 1
);
create trigger organisation_announce after insert or update or delete on organisation
  for each statement execute function announce_table();

-- General pages: every save is a version of its own, so that it can be taken back. Without a version, the text that ships.
create table page_versions (
  name text not null,
  version integer not null check (version > 0),
  title text not null,
  source text not null,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (name, version)
);
create trigger page_versions_announce after insert or update or delete on page_versions
  for each statement execute function announce_table();

-- Who signed a general page, and which text: a fingerprint of it, so that the signature ends when the text changes.
create table page_signatures (
  id integer generated always as identity primary key,
  name text not null,
  text_hash text not null,
  signed_by text not null,
  signer_id uuid references users (id) on delete set null,
  signed_at timestamptz not null default now()
);
create index page_signatures_name on page_signatures (name, id desc);
create trigger page_signatures_announce after insert or update or delete on page_signatures
  for each statement execute function announce_table();

create table testimonials (
  id integer generated always as identity primary key,
  quote text not null,
  author text not null,
  author_role text not null default '',
  is_example boolean not null default false,
  -- when it was said; when its author agreed to be quoted, and where that can be read again
  said_on date,
  agreed_on date,
  agreed_how text not null default '',
  position integer not null,
  version integer not null default 1,
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
