-- compatible
-- Requests and complaints about personal data are enquiries with a kind and a day by which they have to be answered.
alter table enquiries
  add column kind text not null default 'message'
    check (kind in ('message', 'access', 'correction', 'erasure', 'objection', 'portability', 'complaint')),
  add column due_on date,
  -- when the receipt was mailed
  add column acknowledged_at timestamptz,
  add column closed_at timestamptz,
  add column outcome text not null default ''
    check (outcome in ('', 'done', 'partly-done', 'refused', 'withdrawn', 'not-a-request')),
  add column outcome_text text not null default '',
  -- the last reminder to the desk: 14, 7 or 1 days before, -1 when late
  add column reminded_before smallint,
  -- the sender's account was deleted before there was an answer
  add column forget_when_closed boolean not null default false;

update enquiries
set closed_at = (
  select max(created_at) from desk_entries where enquiry_id = enquiries.id and kind = 'status' and text = 'closed'
)
where status = 'closed';

create index enquiries_due on enquiries (due_on) where due_on is not null and status <> 'closed';
