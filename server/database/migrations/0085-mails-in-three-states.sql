-- A mail waits, was sent or has failed. When it is tried again is known to its job alone.
alter table mails drop constraint mails_state_check;
delete from mails where state = 'cancelled';
alter table mails add column may_have_arrived boolean not null default false;
update mails set may_have_arrived = state in ('sending', 'unknown') or uncertain_tries > 0
where state in ('sending', 'unknown') or uncertain_tries > 0;
update mails set state = case state when 'unknown' then 'failed' else 'waiting' end
where state in ('sending', 'kept', 'unknown');
drop index mails_unsent;
drop index mails_undelivered;
alter table mails
  add constraint mails_state_check check (state in ('waiting', 'sent', 'failed')),
  drop column next_try_at,
  drop column sending_until,
  drop column uncertain_tries;
create index mails_unsent on mails (tried_at) where state = 'waiting';
create index mails_undelivered on mails (created_at) where state = 'failed';
alter table mail_outage drop column probed_at;
