-- The key of a link is made when its mail is sent, so that neither a mail nor a backup holds one that opens an account.
alter table tokens
  drop constraint tokens_pkey,
  add column id uuid primary key default gen_random_uuid(),
  -- null until the mail is sent
  alter column token_hash drop not null,
  -- the key in a copy of the mail that may have arrived too
  add column earlier_hash bytea;
create unique index tokens_token_hash on tokens (token_hash);
create unique index tokens_earlier_hash on tokens (earlier_hash) where earlier_hash is not null;

alter table invitations
  add column earlier_hash bytea,
  -- the mail that was written last; null until there is one. No reference: it is not written again when mails are deleted.
  add column mail_id uuid;
create unique index invitations_earlier_hash on invitations (earlier_hash) where earlier_hash is not null;

alter table mails
  drop constraint mails_state_check,
  add constraint mails_state_check
    check (state in ('waiting', 'sending', 'sent', 'kept', 'failed', 'unknown', 'cancelled')),
  -- what its link opens, as {"kind", "id", "hours"}
  add column link jsonb,
  -- who goes first: the priority of its job
  add column priority smallint not null default 0,
  -- since when it has been waiting to be sent
  add column waiting_since timestamptz not null default now(),
  add column tried_at timestamptz,
  add column next_try_at timestamptz,
  -- until when an instance that is sending it says that it still does
  add column sending_until timestamptz,
  -- tries after which nobody knows whether it was delivered
  add column uncertain_tries smallint not null default 0;
create index mails_unsent on mails (state, tried_at) where state in ('waiting', 'sending');
drop index mails_undelivered;
create index mails_undelivered on mails (state, created_at) where state in ('kept', 'failed', 'unknown', 'cancelled');

-- There while the mail server does not take mails.
create table mail_outage (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null default now(),
  problem text not null,
  probed_at timestamptz not null default now()
);

-- Addresses whose mail servers refuse them for good.
create table bouncing_addresses (
  email citext primary key,
  problem text not null,
  since timestamptz not null default now()
);

-- Mails of the version before, which have their keys in them: each is taken out, and made again when the mail is sent.
create temporary table keyed_mails on commit drop as
  select id, state, substring(text from '[?]token=([A-Za-z0-9_-]{43})') as key
  from mails where text ~ '[?]token=[A-Za-z0-9_-]{43}';
update mails set
  html = replace(html, keyed_mails.key, 'KEY-MADE-WHEN-SENT'),
  text = replace(text, keyed_mails.key, 'KEY-MADE-WHEN-SENT'),
  waiting_since = now()
from keyed_mails where keyed_mails.id = mails.id;
update mails set link = jsonb_build_object('kind', 'account', 'id', tokens.id,
  'hours', case tokens.purpose when 'reset-password' then 1 else 24 end)
from keyed_mails, tokens
where keyed_mails.id = mails.id and tokens.token_hash = sha256(convert_to(keyed_mails.key, 'UTF8'));
update mails set link = jsonb_build_object('kind', 'invitation', 'id', invitations.id::text, 'hours', 336)
from keyed_mails, invitations
where keyed_mails.id = mails.id and invitations.token_hash = sha256(convert_to(keyed_mails.key, 'UTF8'));
update invitations set mail_id = '00000000-0000-0000-0000-000000000000' where token_hash is not null;
update invitations set mail_id = mails.id from mails
where mails.link ->> 'kind' = 'invitation' and mails.link ->> 'id' = invitations.id::text;
update mails set state = 'cancelled', problem = 'Its link had expired or been used.'
from keyed_mails where keyed_mails.id = mails.id and mails.link is null and mails.state <> 'sent';
-- A link must last until its mail is sent; the key that stood in the mail opens nothing any more.
update tokens set token_hash = null, expires_at = now() + interval '100 days'
from mails
where mails.link ->> 'id' = tokens.id::text
  and (mails.state in ('waiting', 'kept') or (mails.state = 'failed' and tokens.expires_at < now()));
update invitations set token_hash = null
from mails where mails.id = invitations.mail_id and mails.state in ('waiting', 'kept');


drop index invitations_unsent;
create index invitations_unsent on invitations (import_id) where mail_id is null;
