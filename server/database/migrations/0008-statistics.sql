-- Counters and what has been added to them since. A writer appends, and so never waits for another; the sum of both is
-- true in every snapshot. Now and then a writer folds what was appended into the counter. Nothing is announced here:
-- transactions that announce commit one after the other, which log-ins must not.
create table statistics (
  counter text primary key,
  value numeric not null
);
create table statistic_changes (
  id bigint generated always as identity,
  counter text not null,
  delta numeric not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create view statistics_now as
select counter, sum(value) as value
from (select counter, value from statistics union all select counter, delta from statistic_changes) as both_parts
group by counter;

create function fold_statistics() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where id % 128 = 0) and pg_try_advisory_xact_lock(hashtext('statistics fold')) then
    with folded as (delete from statistic_changes returning counter, delta)
    insert into statistics select counter, sum(delta) from folded group by counter
    on conflict (counter) do update set value = statistics.value + excluded.value;
  end if;
  return null;
end $$;
create trigger statistic_changes_fold after insert on statistic_changes
  referencing new table as new_rows for each statement execute function fold_statistics();

-- Parents with a confirmed address

create function count_parents() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into statistic_changes (counter, delta)
    values ('parents', case when new.role = 'parent' and new.status = 'active' then 1 else -1 end);
  elsif tg_op = 'INSERT' then
    insert into statistic_changes (counter, delta)
    select 'parents', count(*) from new_rows where role = 'parent' and status = 'active' having count(*) > 0;
  else
    insert into statistic_changes (counter, delta)
    select 'parents', -count(*) from old_rows where role = 'parent' and status = 'active' having count(*) > 0;
  end if;
  return null;
end $$;
create trigger users_count_inserted after insert on users
  referencing new table as new_rows for each statement execute function count_parents();
create trigger users_count_deleted after delete on users
  referencing old table as old_rows for each statement execute function count_parents();
create trigger users_count_updated after update on users for each row
  when ((old.role = 'parent' and old.status = 'active') is distinct from (new.role = 'parent' and new.status = 'active'))
  execute function count_parents();

-- Bookings that have not been cancelled

create function count_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into statistic_changes (counter, delta)
    values ('bookings', case when new.status = 'cancelled' then -1 else 1 end);
  elsif tg_op = 'INSERT' then
    insert into statistic_changes (counter, delta)
    select 'bookings', count(*) from new_rows where status <> 'cancelled' having count(*) > 0;
  else
    insert into statistic_changes (counter, delta)
    select 'bookings', -count(*) from old_rows where status <> 'cancelled' having count(*) > 0;
  end if;
  return null;
end $$;
create trigger bookings_count_inserted after insert on bookings
  referencing new table as new_rows for each statement execute function count_bookings();
create trigger bookings_count_deleted after delete on bookings
  referencing old table as old_rows for each statement execute function count_bookings();
create trigger bookings_count_updated after update on bookings for each row
  when ((old.status = 'cancelled') is distinct from (new.status = 'cancelled')) execute function count_bookings();

-- Who logged in, once a month each.
create table monthly_logins (
  user_id uuid not null references users (id) on delete cascade,
  month date not null,
  primary key (user_id, month)
);

create function logins_counter(month date) returns text language sql stable as $$
  select 'logins ' || to_char(month, 'YYYY-MM')
$$;

create function note_logins() returns trigger language plpgsql as $$
begin
  insert into monthly_logins (user_id, month)
  select distinct user_id, london_month(created_at) from new_rows on conflict do nothing;
  return null;
end $$;
create trigger sessions_note after insert on sessions
  referencing new table as new_rows for each statement execute function note_logins();

create function count_logins() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into statistic_changes (counter, delta)
    select logins_counter(month), count(*) from new_rows group by month;
  else
    -- The numbers of past months stay when who logged in is forgotten.
    insert into statistic_changes (counter, delta)
    select logins_counter(month), -count(*) from old_rows where month >= london_month(now()) group by month;
  end if;
  return null;
end $$;
create trigger monthly_logins_count_inserted after insert on monthly_logins
  referencing new table as new_rows for each statement execute function count_logins();
create trigger monthly_logins_count_deleted after delete on monthly_logins
  referencing old table as old_rows for each statement execute function count_logins();

-- How many entries a list has in each state. Their names begin with the table, and a message's with its kind too.
create function state_counter(entry enquiries) returns text language sql immutable as $$
  select 'enquiries ' || entry.kind || ' ' || entry.status
$$;
create function state_counter(entry bookings) returns text language sql immutable as $$
  select 'bookings ' || entry.status
$$;
create function state_counter(entry quotes) returns text language sql immutable as $$
  select 'quotes ' || entry.status
$$;
create function state_counter(entry schools) returns text language sql immutable as $$
  select 'schools ' || case when entry.status = 'pending' and entry.reopened_at is not null then 'reopened' else entry.status end
$$;
create function count_states() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into statistic_changes (counter, delta) values (state_counter(new), 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into statistic_changes (counter, delta) values (state_counter(old), -1);
  end if;
  return null;
end $$;
create trigger enquiries_count_states after insert or delete on enquiries for each row execute function count_states();
create trigger enquiries_count_changed_states after update on enquiries for each row
  when (state_counter(old) is distinct from state_counter(new)) execute function count_states();
create trigger bookings_count_states after insert or delete on bookings for each row execute function count_states();
create trigger bookings_count_changed_states after update on bookings for each row
  when (state_counter(old) is distinct from state_counter(new)) execute function count_states();
create trigger quotes_count_states after insert or delete on quotes for each row execute function count_states();
create trigger quotes_count_changed_states after update on quotes for each row
  when (state_counter(old) is distinct from state_counter(new)) execute function count_states();
create trigger schools_count_states after insert or delete on schools for each row execute function count_states();
create trigger schools_count_changed_states after update on schools for each row
  when (state_counter(old) is distinct from state_counter(new)) execute function count_states();

-- What each approved school adds to the statistics, as it has been counted.
create table school_facts (
  school_id uuid primary key,
  children numeric not null,
  is_state_primary boolean not null,
  approved_on date not null,
  -- of the register's record; empty where no register has it
  nation text not null,
  region text not null,
  local_authority text not null,
  easting integer,
  northing integer,
  -- the name of a school for which the register has no number of pupils; null for the others
  uncounted_title text
);
create index school_facts_uncounted on school_facts (uncounted_title, school_id) where uncounted_title is not null;

create function school_address(school schools) returns text language sql stable as $$
  select concat_ws(', ', nullif(school.title, ''), nullif(school.address_1, ''), nullif(school.city, ''),
    nullif(school.postcode, ''), 'United Kingdom')
$$;

-- The same as it is true now. A school that teaches from 4 to 11 has seven ages: its oldest pupils turn 11. A school whose
-- record has closed counts no more once another school of the portal has the record that followed.
create view school_facts_now as
select
  schools.id as school_id,
  coalesce(
    record.pupils * greatest(least(ages.past, 10) - greatest(record.low_age, 6), 0)::numeric / (ages.past - record.low_age),
    schools.children_count,
    0
  ) as children,
  coalesce(
    -- Of the other nations' lists those of Wales and Northern Ireland name independent schools too, without this phase.
    record.phase in ('Primary', 'Middle deemed primary') and (record.register <> 'gias'
      or record.type_group in ('Local authority maintained schools', 'Academies', 'Free Schools', 'Welsh schools')),
    false
  ) as is_state_primary,
  (coalesce(schools.decided_at, schools.created_at) at time zone 'Europe/London')::date as approved_on,
  coalesce(record.nation, '') as nation,
  case when record.region in ('Not Applicable', 'Not applicable') then ''
    else coalesce(replace(record.region, ' (pseudo)', ''), '') end as region,
  coalesce(record.local_authority, '') as local_authority,
  case when record.easting + record.northing is null then place.easting else record.easting end as easting,
  case when record.easting + record.northing is null then place.northing else record.northing end as northing,
  case when record.pupils + record.low_age + record.high_age is null then schools.title end as uncounted_title
from schools
left join register_schools as record on record.id = schools.register_id
left join lateral (select greatest(record.high_age, record.low_age + 1) as past where record.high_age is not null) as ages on true
left join geocoded_places as place on place.address = school_address(schools)
where schools.status = 'approved'
  and (coalesce(record.is_open, true) or not exists (
    select from schools as follower where follower.register_id = record.successor_id and follower.status = 'approved'));

create function count_school_facts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into statistic_changes (counter, delta)
    select counter, sum(delta)
    from new_rows, lateral (values ('schools', 1), ('children', children), ('state-primaries', is_state_primary::integer),
      ('uncounted', (uncounted_title is not null)::integer)) as counted (counter, delta)
    group by counter having sum(delta) <> 0;
  end if;
  if tg_op <> 'INSERT' then
    insert into statistic_changes (counter, delta)
    select counter, -sum(delta)
    from old_rows, lateral (values ('schools', 1), ('children', children), ('state-primaries', is_state_primary::integer),
      ('uncounted', (uncounted_title is not null)::integer)) as counted (counter, delta)
    group by counter having sum(delta) <> 0;
  end if;
  return null;
end $$;
create trigger school_facts_count_inserted after insert on school_facts
  referencing new table as new_rows for each statement execute function count_school_facts();
create trigger school_facts_count_updated after update on school_facts
  referencing old table as old_rows new table as new_rows for each statement execute function count_school_facts();
create trigger school_facts_count_deleted after delete on school_facts
  referencing old table as old_rows for each statement execute function count_school_facts();
create trigger school_facts_announce after insert or update or delete on school_facts
  for each statement execute function announce_table();

-- Counts these schools as they are now, or all; answers how many had been counted otherwise. A school and its record may
-- change in two transactions at once: the lock lasts until the end of each, so the later one sees what both did.
create function refresh_school_facts(ids uuid[]) returns integer language plpgsql as $$
declare
  gone integer;
  changed integer;
begin
  perform pg_advisory_xact_lock(hashtext('school facts'));
  delete from school_facts
  where (ids is null or school_id = any (ids))
    and not exists (select from school_facts_now where school_facts_now.school_id = school_facts.school_id);
  get diagnostics gone = row_count;
  insert into school_facts
  select school_id, children, is_state_primary, approved_on, nation, region, local_authority, easting, northing, uncounted_title
  from school_facts_now where ids is null or school_id = any (ids)
  on conflict (school_id) do update set
    children = excluded.children, is_state_primary = excluded.is_state_primary, approved_on = excluded.approved_on,
    nation = excluded.nation, region = excluded.region, local_authority = excluded.local_authority,
    easting = excluded.easting, northing = excluded.northing, uncounted_title = excluded.uncounted_title
  where school_facts is distinct from excluded;
  get diagnostics changed = row_count;
  return gone + changed;
end $$;

-- The approved schools whose closed record was followed by one of these.
create function schools_followed_by(records integer[]) returns uuid[] language sql stable as $$
  select array(
    select schools.id from schools join register_schools on register_schools.id = schools.register_id
    where register_schools.successor_id = any (records) and schools.status = 'approved')
$$;

create function note_schools() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform refresh_school_facts(new.id || schools_followed_by(array[old.register_id, new.register_id]));
  elsif tg_op = 'INSERT' then
    if exists (select from new_rows where status = 'approved') then
      perform refresh_school_facts(
        array(select id from new_rows where status = 'approved')
        || schools_followed_by(array(select register_id from new_rows where status = 'approved')));
    end if;
  elsif exists (select from old_rows where status = 'approved') then
    perform refresh_school_facts(
      array(select id from old_rows where status = 'approved')
      || schools_followed_by(array(select register_id from old_rows where status = 'approved')));
  end if;
  return null;
end $$;
create trigger schools_note_inserted after insert on schools
  referencing new table as new_rows for each statement execute function note_schools();
create trigger schools_note_deleted after delete on schools
  referencing old table as old_rows for each statement execute function note_schools();
create trigger schools_note_updated after update on schools for each row
  when (
    'approved' in (old.status, new.status)
    and (old.status, old.register_id, old.children_count, old.decided_at, school_address(old))
      is distinct from (new.status, new.register_id, new.children_count, new.decided_at, school_address(new))
  )
  execute function note_schools();

create function note_register() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows) then return null; end if;
  -- Before asking which schools have these records: one may be getting one of them right now.
  perform pg_advisory_xact_lock(hashtext('school facts'));
  perform refresh_school_facts(array(
    select schools.id from schools join new_rows on new_rows.id = schools.register_id where schools.status = 'approved'
  ));
  return null;
end $$;
create trigger register_schools_note after update on register_schools
  referencing new table as new_rows for each statement execute function note_register();

create function note_places() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows) then return null; end if;
  perform pg_advisory_xact_lock(hashtext('school facts'));
  perform refresh_school_facts(array(
    select schools.id from schools join new_rows on new_rows.address = school_address(schools)
    where schools.status = 'approved'
  ));
  return null;
end $$;
create trigger geocoded_places_note_inserted after insert on geocoded_places
  referencing new table as new_rows for each statement execute function note_places();
create trigger geocoded_places_note_updated after update on geocoded_places
  referencing new table as new_rows for each statement execute function note_places();

-- Counted anew from what the counters count.
create view statistics_truth as
select 'schools' as counter, count(*)::numeric as value from school_facts
union all select 'children', coalesce(sum(children), 0) from school_facts
union all select 'state-primaries', count(*) from school_facts where is_state_primary
union all select 'uncounted', count(*) from school_facts where uncounted_title is not null
union all select 'parents', count(*) from users where role = 'parent' and status = 'active'
union all select 'bookings', count(*) from bookings where status <> 'cancelled'
union all select logins_counter(london_month(now())), count(*) from monthly_logins where month = london_month(now())
union all select state_counter(enquiries), count(*) from enquiries group by 1
union all select state_counter(bookings), count(*) from bookings group by 1
union all select state_counter(quotes), count(*) from quotes group by 1
union all select state_counter(schools), count(*) from schools group by 1;

-- Puts right what has drifted, and answers how many counters and schools had. Counters and truth are read in one
-- snapshot, in which every writer is wholly there or not at all, so nobody has to wait. A state that nothing is in has a
-- counter, and no row in the view above.
create function repair_statistics() returns integer language plpgsql as $$
declare
  repaired integer;
begin
  perform pg_advisory_xact_lock(hashtext('statistics repair'));
  insert into statistic_changes (counter, delta)
  select counter, coalesce(truth.value, 0) - coalesce(counted.value, 0)
  from statistics_truth as truth full join statistics_now as counted using (counter)
  where coalesce(truth.value, 0) <> coalesce(counted.value, 0)
    -- The numbers of past months stay.
    and (truth.counter is not null or counter not like 'logins %');
  get diagnostics repaired = row_count;
  return repaired + refresh_school_facts(null);
end $$;

-- Figures that nobody can count here: the operator keeps them up to date, with their year and source.
create table portal_figures (
  name text primary key,
  value integer not null check (value > 0),
  year text not null,
  source text not null,
  updated_at timestamptz not null default now()
);
insert into portal_figures (name, value, year, source) values (
  'uk-primary-schools', 20739, '2023/24',
  'The school censuses of the four nations: England 16,764, Wales 1,210, Scotland 1,988, Northern Ireland 777.'
), (
  -- https://explore-education-statistics.service.gov.uk/find-statistics/school-pupils-and-their-characteristics/2023-24
  'primary-schools england', 16764, '2023/24',
  'Department for Education, Schools, pupils and their characteristics, January 2024: state-funded primary schools'
), (
  -- https://www.gov.wales/schools-census-results-january-2024
  'primary-schools wales', 1210, '2023/24',
  'Welsh Government, Schools’ census results, January 2024: maintained primary schools'
), (
  -- https://www.gov.scot/publications/summary-statistics-for-schools-in-scotland-2023/
  'primary-schools scotland', 1988, '2023/24',
  'Scottish Government, Summary statistics for schools in Scotland 2023: publicly funded primary schools'
), (
  -- https://www.education-ni.gov.uk/publications/school-enrolments-202324-statistical-bulletins
  'primary-schools northern-ireland', 777, '2023/24',
  'Department of Education, Annual enrolments at schools and in funded pre-school education 2023/24: primary schools'
);
create trigger portal_figures_announce after insert or update or delete on portal_figures
  for each statement execute function announce_table();
