-- The pictures that a mail shows, by the stored file that each is made from when the mail is sent.
alter table mails add column pictures jsonb not null default '[]';
