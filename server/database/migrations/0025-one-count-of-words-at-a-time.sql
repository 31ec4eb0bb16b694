-- Transactions that count the same words in another order waited for each other: one counts at a time now.
create or replace function count_searchable_words() returns trigger language plpgsql as $$
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
