-- What people would like to buy, and what they are offered: schools pay by quote, order number and invoice.
create table quotes (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'received' check (status in ('received', 'quoted', 'accepted', 'closed')),
  version integer not null default 1,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email citext not null,
  phone text not null default '',
  -- '' where somebody asks for themselves
  school text not null default '',
  postal_address text not null,
  order_number text not null default '',
  message text not null default '',
  -- JSON: the lines as they were asked for, at the prices of that day; what is offered, null until an operator saves it
  asked jsonb not null,
  offer jsonb,
  -- how often a quote has been sent, and when the last time
  revision integer not null default 0,
  quoted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quotes_status on quotes (status, created_at);
create index quotes_created_at on quotes (created_at);
create index quotes_user_id on quotes (user_id) where user_id is not null;
create index quotes_email on quotes (email);

-- What the last quote said of the seller: the next one begins with it.
create table seller (
  is_only boolean primary key default true check (is_only),
  details text not null,
  vat text not null check (vat in ('unstated', 'none', 'included'))
);

alter table desk_entries
  add column quote_id uuid references quotes (id) on delete cascade,
  drop constraint desk_entries_check,
  add check (num_nonnulls(enquiry_id, booking_id, quote_id) = 1);
create index desk_entries_quote_id on desk_entries (quote_id) where quote_id is not null;

-- A file that travels with a mail. It goes once the mail has been sent, as the mail's text does.
create table mail_attachments (
  mail_id uuid primary key references mails (id) on delete cascade,
  name text not null,
  media_type text not null,
  content bytea not null
);
