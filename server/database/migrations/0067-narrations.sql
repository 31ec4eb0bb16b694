-- compatible
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
  seconds real not null,
  -- the words of the page when they were read: once a page has others, its recording is not heard any more
  words text not null,
  -- when each word begins, in milliseconds; null while nobody has said
  starts jsonb,
  recorded_at timestamptz not null default now(),
  primary key (resource_id, number)
);
