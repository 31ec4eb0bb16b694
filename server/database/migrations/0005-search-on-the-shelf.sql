-- What the search on the shelf finds: each resource by its title, description and themes, and each page by its words.
-- Derived from the resources by the triggers below, whichever statement changes them.
create table searchable_pages (
  resource_id integer not null references resources (id) on delete cascade,
  -- 0: the resource itself, by its title and description
  number integer not null check (number >= 0),
  words text not null,
  -- what its published texts have on the page: easier words, other languages
  texts text not null default '',
  -- who finds it: see searchable_scope
  scope text not null,
  document tsvector not null,
  primary key (resource_id, number)
) with (toast_tuple_target = 8160);
-- Uncompressed and in the row as long as it fits: a search ranks hundreds of them.
alter table searchable_pages alter column document set storage external;
-- Indexes for each scope that many read: a search uses only those of what the user may open, so that no page that is
-- locked or a draft can be told by how long it takes. Titles come first, so they have their own.
-- Without a list of pending entries, which a search would have to look through.
create index searchable_pages_free_titles on searchable_pages using gin (document) with (fastupdate = off) where scope = 'free' and number = 0;
create index searchable_pages_full_titles on searchable_pages using gin (document) with (fastupdate = off) where scope = 'full' and number = 0;
create index searchable_pages_free on searchable_pages using gin (document) with (fastupdate = off) where scope = 'free' and number > 0;
create index searchable_pages_full on searchable_pages using gin (document) with (fastupdate = off) where scope = 'full' and number > 0;
create index searchable_pages_draft on searchable_pages using gin (document) with (fastupdate = off) where scope = 'draft';
create index searchable_pages_scope on searchable_pages (scope) where scope not in ('free', 'full', 'draft');
-- A word on most pages of a large library takes long to find, because an index lists every page with it before the first
-- hundred are compared. These list one page in sixteen: a search looks further only where a word is rarer.
create index searchable_pages_free_some on searchable_pages using gin (document) with (fastupdate = off) where scope = 'free' and number > 0 and (resource_id + number) % 16 = 0;
create index searchable_pages_full_some on searchable_pages using gin (document) with (fastupdate = off) where scope = 'full' and number > 0 and (resource_id + number) % 16 = 0;

-- The words of a scope, with how many pages have them: what a misspelt word is compared with.
create table searchable_words (
  scope text not null,
  word text not null,
  uses integer not null,
  primary key (scope, word)
);
create index searchable_words_free on searchable_words using gin (word gin_trgm_ops) where scope = 'free';
create index searchable_words_full on searchable_words using gin (word gin_trgm_ops) where scope = 'full';
create index searchable_words_unused on searchable_words (uses) where uses <= 0;

-- Who may open a resource, as server/features/resources/access.ts decides it.
create function searchable_scope(resource resources) returns text language sql stable as $$
  select case
    when resource.deleted_at is not null then 'deleted'
    when resource.is_draft then 'draft'
    when resource.school_id is not null then 'school ' || resource.school_id
    when resource.is_free then 'free'
    else 'full'
  end
$$;

-- In the locale C, which the portal's own database has, PostgreSQL takes every letter beyond ASCII for one of a word:
-- typographic quotation marks and dashes have to stand alone.
create function searchable_text(text) returns text language sql immutable as $$
  select regexp_replace(translate($1, '’‘', ''''''), '([“”„«»…–—•])', ' \1 ', 'g')
$$;

create function fill_searchable_page() returns trigger language plpgsql as $$
declare
  resource resources;
begin
  select * into strict resource from resources where id = new.resource_id;
  new.scope := searchable_scope(resource);
  new.document := case new.number
    when 0 then
      setweight(to_tsvector('english', searchable_text(resource.title)), 'A') ||
      setweight(to_tsvector('english', searchable_text(new.words)), 'B')
    -- With the title, so that a page is found by the name of its book and a word on it.
    else
      setweight(to_tsvector('english', searchable_text(new.words)), 'C') ||
      setweight(to_tsvector('english', searchable_text(new.texts)), 'C') ||
      setweight(to_tsvector('english', searchable_text(resource.title)), 'D')
  end;
  return new;
end
$$;
create trigger searchable_pages_fill before insert or update on searchable_pages
  for each row execute function fill_searchable_page();

-- Transactions that count the same words in another order would wait for each other: one counts at a time.
create function count_searchable_words() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('searchable words'));
  if tg_op <> 'INSERT' then
    with gone as (
      select scope, word, count(*) as uses
      from old_pages, unnest(tsvector_to_array(to_tsvector('simple', searchable_text(words)))) as word
      where length(word) between 4 and 40 group by 1, 2
    )
    update searchable_words set uses = searchable_words.uses - gone.uses from gone
    where searchable_words.scope = gone.scope and searchable_words.word = gone.word;
    delete from searchable_words where uses <= 0;
  end if;
  if tg_op <> 'DELETE' then
    insert into searchable_words (scope, word, uses)
    select scope, word, count(*)
    from new_pages, unnest(tsvector_to_array(to_tsvector('simple', searchable_text(words)))) as word
    where length(word) between 4 and 40 group by 1, 2
    on conflict (scope, word) do update set uses = searchable_words.uses + excluded.uses;
  end if;
  return null;
end
$$;
create trigger searchable_pages_added after insert on searchable_pages
  referencing new table as new_pages for each statement execute function count_searchable_words();
create trigger searchable_pages_changed after update on searchable_pages
  referencing old table as old_pages new table as new_pages for each statement execute function count_searchable_words();
create trigger searchable_pages_removed after delete on searchable_pages
  referencing old table as old_pages for each statement execute function count_searchable_words();

-- What a resource itself is found by. The words of the title are counted with the others.
create function searchable_facts(resource resources) returns text language sql stable as $$
  select concat_ws(e'\n', resource.title, resource.description, array_to_string(resource.themes, ', '))
$$;

create function follow_searchable_resource() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into searchable_pages (resource_id, number, words) values (new.id, 0, searchable_facts(new));
    return null;
  end if;
  if new.version <> old.version then
    delete from searchable_pages where resource_id = new.id and number > 0;
  end if;
  if (searchable_facts(new), searchable_scope(new)) is distinct from (searchable_facts(old), searchable_scope(old)) then
    update searchable_pages
    set words = case number when 0 then searchable_facts(new) else words end
    where resource_id = new.id;
  end if;
  return null;
end
$$;
create trigger resources_searchable after insert or update on resources
  for each row execute function follow_searchable_resource();
