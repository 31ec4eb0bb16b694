-- compatible
-- When the link of an invitation expires, which counts from the sending of its mail. `expires_at` is shown to the
-- inviter: if sending changed it, it would tell which addresses have no account, because the others get no link.
alter table invitations add column link_expires_at timestamptz;
update invitations set link_expires_at = expires_at where token_hash is not null;
-- Mails that were sent before have left their mark of some seconds.
update invitations set expires_at = date_trunc('day', expires_at) where expires_at > now() and accepted_at is null;
-- How many invitations each person has sent, first and again, lists apart; what is older than a day is deleted.
create table invitation_counts (
  user_id uuid not null references users on delete cascade,
  mails integer not null,
  sent_at timestamptz not null default now()
);
create index invitation_counts_user on invitation_counts (user_id, sent_at);
-- The list of a school's invitations, whose other index begins with an expression.
create index invitations_school on invitations (school_id, created_at) where school_id is not null;
