-- The storybook whose first pages everybody may see; without one, the first free storybook on the shelf.
alter table resources add column is_featured boolean not null default false;
create unique index resources_featured on resources (is_featured) where is_featured;
