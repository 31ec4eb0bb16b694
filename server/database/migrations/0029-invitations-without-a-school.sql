-- Parents without a school invite others too, who join no school.
alter table invitations
  alter column school_id drop not null,
  add constraint invitations_colleagues_have_a_school check (role = 'parent' or school_id is not null);
-- One row for each address that a school asks, or somebody without a school.
drop index invitations_address;
create unique index invitations_address on invitations (coalesce(school_id, inviter_id), email);
-- How often people without a school have asked an address.
create index invitations_without_school on invitations (email) where school_id is null;
