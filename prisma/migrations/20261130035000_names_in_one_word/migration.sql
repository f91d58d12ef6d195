-- The words of a text that went through norm() in one: a name is found with a hyphen, an apostrophe, a blank or nothing between its
-- parts.
create function joined(text) returns text language sql immutable parallel safe strict
  return regexp_replace($1, '[\s''’`´-]+', '', 'g');

create index players_search_joined on players using gin (joined(search) gin_trgm_ops);
