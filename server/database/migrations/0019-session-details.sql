-- What is agreed about a session beside its day; '' and 0 while nobody has said.
alter table bookings
  add column starts_at text not null default '' check (starts_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  add column minutes integer not null default 0 check (minutes between 0 and 600),
  add column format text not null default '' check (format in ('', 'in-person', 'online')),
  add column visitor text not null default '',
  add column place text not null default '',
  -- Counts the changes of the calendar entry, which calendars compare (RFC 5545, 3.8.7.4).
  add column calendar_version integer not null default 0,
  add column week_reminded_at timestamptz,
  add column day_reminded_at timestamptz;

-- Sessions that are agreed already are not reminded of twice at once.
update bookings set week_reminded_at = now() where status = 'confirmed' and session_on <= current_date + 7;
update bookings set day_reminded_at = now() where status = 'confirmed' and session_on <= current_date + 1;

create index bookings_ahead on bookings (session_on) where status = 'confirmed';

-- A calendar entry that travels with a mail (iCalendar); '' for most.
alter table mails add column calendar text not null default '';
