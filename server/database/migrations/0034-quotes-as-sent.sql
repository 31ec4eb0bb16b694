-- Every quote as it was sent; `offer` in quotes is the draft of the next one.
create table sent_quotes (
  quote_id uuid not null references quotes (id) on delete cascade,
  revision integer not null,
  number text not null,
  -- the school's, as the quote had it; '' for none
  order_number text not null,
  offer jsonb not null,
  sent_at timestamptz not null,
  primary key (quote_id, revision)
);

-- What it was before it was closed, which it is again when it is reopened. Null for what a robot sent.
alter table quotes
  add column closed_from text check (closed_from in ('received', 'quoted', 'accepted'));

-- The name and school that are printed may differ from those of the case; VAT may be an amount.
update quotes
set offer = offer || jsonb_build_object('school', school, 'name', name, 'vatPence', 0)
where offer is not null;

-- Only the last offer was kept: it is what was sent unless it has been saved again since.
insert into sent_quotes (quote_id, revision, number, order_number, offer, sent_at)
select id, revision, reference || case when revision > 1 then '-' || revision else '' end, order_number, offer, quoted_at
from quotes
where revision > 0 and offer is not null and quoted_at is not null
  and (status in ('quoted', 'accepted') or not exists (
    select from audit_log
    where object = quotes.reference and action = 'quote.saved' and audit_log.at > quotes.quoted_at
  ));

update quotes
set closed_from = case
  when last_status = 'accepted' then 'accepted'
  when last_status like 'quoted%' and exists (
    select from sent_quotes where quote_id = quotes.id and sent_quotes.revision = quotes.revision
  ) then 'quoted'
  else 'received'
end
from (
  select quotes.id as case_id, (
    select text from desk_entries
    where desk_entries.quote_id = quotes.id and kind = 'status' and text <> 'closed' order by desk_entries.id desc limit 1
  ) as last_status
  from quotes
) as histories
where case_id = quotes.id and status = 'closed';

-- What is said about VAT has to be chosen; `unstated` remains on quotes of before.
alter table seller drop constraint seller_vat_check;
update seller set vat = '' where vat = 'unstated';
alter table seller add constraint seller_vat_check check (vat in ('', 'none', 'included', 'added'));
