-- compatible
-- The last day on which parents can join with a school's code, London time; without one it works until it is renewed.
alter table schools add column code_ends_on date;
