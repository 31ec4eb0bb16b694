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

-- Who logged in, once a month each. Months begin as in London.
create table monthly_logins (
  user_id uuid not null references users (id) on delete cascade,
  month date not null,
  primary key (user_id, month)
);

create function london_month(moment timestamptz) returns date language sql stable as $$
  select date_trunc('month', moment at time zone 'Europe/London')::date
$$;
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
