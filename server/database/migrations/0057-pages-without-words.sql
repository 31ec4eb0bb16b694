-- compatible
-- The part of a page that is also stored as a picture without its words: x, y, width and height as shares of the page.
-- JSON null: the page has no such picture. SQL null: the page has yet to be prepared again.
alter table resource_pages add column wordless jsonb;
