-- A browser that may be told things, for as long as somebody is logged in there.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  auth_secret text not null,
  notification_key text not null,
  created_at timestamptz not null default now()
);

-- A resource that subscribers are told of, once. Those up to done_id have been looked at, none after last_id will be.
create table push_announcements (
  resource_id integer primary key references resources (id) on delete cascade,
  done_id bigint not null default 0,
  last_id bigint not null,
  created_at timestamptz not null default now()
);

-- One message to one browser, and what became of it.
create table push_deliveries (
  resource_id integer not null references push_announcements (resource_id) on delete cascade,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  -- when it is due; of one that is being sent, when it is due again if nothing more is heard of it
  due_at timestamptz not null default now(),
  problem text not null default '',
  primary key (resource_id, subscription_id)
);
create index push_deliveries_due on push_deliveries (due_at) where state in ('waiting', 'sending');
create index push_deliveries_subscription on push_deliveries (subscription_id);
