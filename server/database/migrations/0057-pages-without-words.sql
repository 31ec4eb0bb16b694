-- compatible
-- The part of a page's picture that there is a second time, without the words printed on it: x, y, width and height as
-- shares of the page. JSON's null where there is none; SQL's null where the page is to be prepared again.
alter table resource_pages add column wordless jsonb;
