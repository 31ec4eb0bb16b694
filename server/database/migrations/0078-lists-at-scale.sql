-- compatible
-- Lists of the console whose cost grew with all that the portal has ever received (ADR 0123).

-- Finding a part of what somebody wrote, and a school by the address of its staff.
create index enquiries_search on enquiries using gin ((reference || ' ' || name || ' ' || email::text || ' ' || message) gin_trgm_ops);
create index bookings_search on bookings using gin ((reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || message) gin_trgm_ops);
create index quotes_search on quotes using gin ((reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || order_number || ' ' || asked::text) gin_trgm_ops);
create index users_staff_search on users using gin ((email::text) gin_trgm_ops) where role = 'senior';

-- The orders in which the lists are shown.
create index enquiries_order on enquiries ((case when status <> 'closed' then due_on end), created_at desc, id desc);
create index schools_order on schools (has_message desc, created_at, id);
create index schools_order_of_state on schools (status, has_message desc, created_at, id);
drop index schools_queue;

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

-- The name of an approved school for which the register has no number of pupils; null for the others.
alter table school_facts add column uncounted_title text;
create index school_facts_uncounted on school_facts (uncounted_title, school_id) where uncounted_title is not null;
create or replace view school_facts_now as
select
  schools.id as school_id,
  coalesce(
    record.pupils * greatest(least(ages.past, 10) - greatest(record.low_age, 6), 0)::numeric / (ages.past - record.low_age),
    schools.children_count,
    0
  ) as children,
  coalesce(
    record.phase in ('Primary', 'Middle deemed primary')
      and record.type_group in ('Local authority maintained schools', 'Academies', 'Free Schools', 'Welsh schools'),
    false
  ) as is_state_primary,
  (coalesce(schools.decided_at, schools.created_at) at time zone 'Europe/London')::date as approved_on,
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
where schools.status = 'approved';

create or replace function count_school_facts() returns trigger language plpgsql as $$
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

create or replace function refresh_school_facts(ids uuid[]) returns integer language plpgsql as $$
declare
  gone integer;
  changed integer;
begin
  perform pg_advisory_xact_lock(hashtext('school facts'));
  delete from school_facts
  where (ids is null or school_id = any (ids))
    and not exists (select from schools where schools.id = school_facts.school_id and schools.status = 'approved');
  get diagnostics gone = row_count;
  insert into school_facts
  select school_id, children, is_state_primary, approved_on, region, local_authority, easting, northing, uncounted_title
  from school_facts_now where ids is null or school_id = any (ids)
  on conflict (school_id) do update set
    children = excluded.children, is_state_primary = excluded.is_state_primary, approved_on = excluded.approved_on,
    region = excluded.region, local_authority = excluded.local_authority,
    easting = excluded.easting, northing = excluded.northing, uncounted_title = excluded.uncounted_title
  where school_facts is distinct from excluded;
  get diagnostics changed = row_count;
  return gone + changed;
end $$;

create or replace view statistics_truth as
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

-- A state that nothing is in has a counter, and no row in the view above.
create or replace function repair_statistics() returns integer language plpgsql as $$
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

-- The schools first: how many are uncounted is known only then.
select refresh_school_facts(null);
select repair_statistics();
