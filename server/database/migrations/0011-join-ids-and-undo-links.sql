-- What the look-up by code answers, and what parents sign up with: renewed with the code, so that an old code opens
-- nothing. `id` itself is no secret, because every parent of the school reads it.
alter table schools add column join_id uuid not null unique default gen_random_uuid();

-- While an old address can take its account back, nobody else gets an account there.
create index tokens_undo on tokens (email) where purpose = 'undo-new-email';
