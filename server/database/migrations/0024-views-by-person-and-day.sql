-- What a school, or everybody, opened in a period is read from these indexes alone.
create index resource_views_user on resource_views (user_id, viewed_at) include (resource_id);
drop index resource_views_user_id;
create index resource_views_viewed_at on resource_views (viewed_at) include (resource_id, user_id);
