-- What a school's office asks about a visitor before a session. `visitor`: the name that was checked, which counts only
-- while the booking names the same. Days are such as 2027-03-04, '' while nobody has said.
create table assurances (
  booking_id uuid primary key references bookings (id) on delete cascade,
  visitor text not null,
  identity_checked boolean not null,
  dbs_level text not null check (dbs_level in ('', 'basic', 'standard', 'enhanced', 'enhanced-barred')),
  dbs_issued_on text not null check (dbs_issued_on ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  right_to_work_checked boolean not null,
  references_taken boolean not null,
  confirmed_by text not null,
  confirmed_on text not null check (confirmed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
create index assurances_visitor on assurances (lower(visitor), confirmed_on);
