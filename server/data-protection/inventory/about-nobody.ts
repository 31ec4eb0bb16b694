/** The tables that hold nothing about a person, with their columns. */
export const aboutNobody: Record<string, string> = {
  access_reviews: 'school_id year reminders',
  backups: 'night begun_at finished_at file folder tables rows files bytes tried_at problem',
  categories: 'id name title version position removed_at',
  digests: 'week sent_at',
  editions: 'resource_id version kind bytes problem heard made_at',
  geocoded_places: 'address easting northing asked_at',
  health_checks: 'name state what remedy about since looked_at',
  identity_providers: 'id preset issuer client_id sealed_secret label created_at',
  incidents: 'id name what remedy begun_at told_at well_since ended_at',
  instance_reports:
    'instance reported_at responses failures is_feed_connected clock_skew_ms disk_free disk_size slow_calls lock_waits',
  lesson_steps: 'resource_id position minutes title page parts is_edited',
  mail_outage: 'is_only since problem',
  migrations: 'name checksum applied_at is_compatible',
  portal_figures: 'name value year source updated_at',
  products: 'id title price_pence image description version position created_at deleted_at',
  push_announcements: 'resource_id done_id last_id created_at',
  register_imports:
    'id kind file_hash rows_done rows_added rows_changed bad_rows started_at finished_at part bad_count absent_columns problem',
  register_schools:
    'id register urn name search_name is_open status phase type_group low_age high_age pupils free_meal_percent street locality address_3 town county postcode postcode_key website website_host local_authority region nation easting northing closed_on successor_urns successor_id row_hash imported_at',
  report_reading: 'is_only validity last_uid read_at problem failing_since',
  resource_pages: 'resource_id version number alt text wordless',
  resource_view_counts: 'resource_id month reader views',
  rounds: 'name begun_at',
  school_facts:
    'school_id children is_state_primary approved_on region local_authority easting northing uncounted_title',
  searchable_pages: 'resource_id number words scope document',
  searchable_words: 'scope word uses',
  server_keys: 'name value',
  statistic_changes: 'id counter delta',
  statistics: 'counter value',
  teaching_pages: 'resource_id page alt title questions listen_for is_edited',
  curriculum_rows: 'resource_id position nation document edition area code statement is_quoted source read_on covers',
  teaching_words: 'resource_id word pages meaning use_again position is_edited',
  used_challenges: 'challenge_hash expires_at',
}
