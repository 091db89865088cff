-- What a person's name may be, for every table that keeps one.

-- Characters that cannot be seen, or that reverse the letters after them, are not part of a name; joiners and spaces are,
-- between letters. The spaces are named one by one, because what counts as a space depends on the engine's locale.
create function private.is_name(p_text text) returns boolean
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return char_length(p_text) between 1 and 120
     and p_text !~ '[[:cntrl:]\u200B\u061C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
     and p_text ~ '[^ \u00A0\u00AD\u034F\u115F\u1160\u1680\u17B4\u17B5\u180E\u2000-\u200D\u2028\u2029\u202F\u205F\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0\U000E0000-\U000E0FFF]';
end $$;

-- How names and topics are sorted, and names found: without capitals, accents and joiners, wide letters as plain ones, and
-- with any run of spaces as one, so that Éva sorts next to Eve and "zoe" finds Zoë. It is kept in columns of the collation
-- "C", where one index serves both the order and the search by a beginning, and it uses nothing that an engine may lack:
-- PGlite has neither unaccent nor ICU's collations.

create function private.folded(p_text text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  -- The column is generated before its row is checked, so only as much is read as a name or a topic may hold: accents are
  -- put in order pair by pair, and 60,000 of them keep a processor busy for 40 seconds that nothing interrupts.
  -- The letters named last have no accent to lose, and lower() knows them in some locales only. The marks named first are
  -- what people and programs write for an apostrophe and a hyphen; normalised, ´ would be a space.
  select lower(replace(replace(replace(translate(
    btrim(regexp_replace(
      regexp_replace(
        normalize(translate(left(p_text, 120), '’‘ʼʻ´`′' || U&'\2010\2011\2012\2013\2014\2015\2212',
                            repeat('''', 7) || repeat('-', 7)), NFKD),
        U&'[\0300-\036F\00AD\200C\200D]', '', 'g'),
      U&'[ \00A0\1680\2000-\200A\202F\205F\3000]+', ' ', 'g')),
    'ŁłØøĐđÐðıÆŒ', 'llooddddiæœ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'))
$$;
