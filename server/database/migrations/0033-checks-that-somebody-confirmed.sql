-- compatible
-- When exactly checks were confirmed, which orders those of one day and shows whether somebody else has changed them, and
-- which operator confirmed them. Milliseconds, as on the wire.
alter table assurances
  add column confirmed_at timestamptz(3) not null default now(),
  add column confirmer_id uuid references users (id) on delete set null;

create temporary table confirmations on commit drop as
  select distinct on (booking_id) booking_id, at, actor_id
  from assurances
    join bookings on bookings.id = assurances.booking_id
    join audit_log on audit_log.object = bookings.reference
  where action = 'booking.assured' and to_char(at at time zone 'Europe/London', 'YYYY-MM-DD') = confirmed_on
  order by booking_id, at desc;

-- These were copied from another booking of a visitor with the same name: nobody has confirmed them for this one.
delete from assurances where booking_id not in (select booking_id from confirmations);

update assurances
set confirmed_at = at, confirmer_id = (select id from users where users.id = actor_id)
from confirmations
where confirmations.booking_id = assurances.booking_id;

drop index assurances_visitor;
create index assurances_visitor on assurances (lower(visitor), confirmed_at);
create index assurances_confirmed_on on assurances (confirmed_on);
create index assurances_confirmer on assurances (confirmer_id);
