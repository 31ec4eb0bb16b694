-- What a disabled account was before, and is again once it has been enabled.
alter table users add column disabled_from text check (disabled_from in ('not-active', 'active'));
