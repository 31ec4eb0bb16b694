-- compatible
-- Which recordings an e-book was made of, so that it is made again when others are heard; empty without any.
alter table editions add column heard text not null default '';
