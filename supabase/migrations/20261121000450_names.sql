-- How names are sorted and found: without capitals and accents, so that Éva stands beside Eve and "zoe" finds Zoë. It is
-- kept in columns of the collation "C", where one index serves the order and the search by a beginning, and for which
-- it needs nothing that an engine may lack: PGlite has neither unaccent nor ICU's collations.

create function private.folded(p_text text) returns text
  language sql immutable parallel safe
as $$
  -- Nothing is set and every name is whole, so that the planner takes the expression in: called as a function it
  -- would cost an insert half as much again. Most names are plain and take the short way.
  select case when p_text operator(pg_catalog.~) '^[ -~]*$' then pg_catalog.lower(p_text)
  -- The letters that have no accent to lose. lower() knows them in some locales only.
  else pg_catalog.lower(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.translate(
      pg_catalog.regexp_replace(pg_catalog.normalize(p_text, 'NFD'), U&'[\0300-\036F]', '', 'g'),
      'ŁłØøĐđÐðıÆŒ’', 'llooddddiæœ'''),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'))
  end
$$;
