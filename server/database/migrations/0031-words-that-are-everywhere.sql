-- A word on most pages of a large library took long to find, because an index lists every page with it before the first
-- hundred are compared. These list one page in sixteen: a search looks further only where a word is rarer.
create index searchable_pages_free_some on searchable_pages using gin (document) with (fastupdate = off) where scope = 'free' and number > 0 and (resource_id + number) % 16 = 0;
create index searchable_pages_full_some on searchable_pages using gin (document) with (fastupdate = off) where scope = 'full' and number > 0 and (resource_id + number) % 16 = 0;
