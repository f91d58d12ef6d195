-- The words of a text that went through norm(), each with the key that its Arabic and Latin spellings share: its consonants,
-- after an "a" where it begins with a vowel. Words with figures have none.
create function spelled(text) returns table (word text, key text) language sql immutable parallel safe strict as $$
  with words as (
    select w as word,
      case when w ~ '[\u0621-\u064a]' then
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          regexp_replace(w, '[\u0610-\u061a\u064b-\u065f\u0670\u0640]', '', 'g'),
          '^ال(?=..)', ''),
          '^[اأإآعء]+', 'a'), '^و', 'w'), '^ي', 'y'), '[ةهح]$', '')
      else
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(w,
            'ph', 'f'), 'sch', 's'), 'sh', 's'), 'kh', 'k'), 'th', 't'), 'dh', 'd'), 'gh', 'j'), 'dj', 'j'), 'ck', 'k'), 'x', 'ks'),
          'ch|c(?=[eiy])', 's', 'g'), '^ou(?=[aeiy])', 'w'), '^[aeiou]+', '<'), '(?<=.)[aeiouwy]', '', 'g'), '(?<=.)h$', ''), '^<', 'a')
      end as root
    from regexp_split_to_table(
      regexp_replace(regexp_replace($1, '(^|[^a-z])abd[aeou]+l(?=[a-z]{2})', '\1abd ', 'g'), '(^|\s)عبدال(?=..)', '\1عبد ال', 'g'),
      '[\s''’`´.,;:/()_-]+') as w
    where w <> '' and w !~ '\d')
  select word, regexp_replace(translate(root,
    'بپتطثسصشچجغگحهخكکقدضذرزظفڤلمنcqgpvاأإآىةءئؤعويی', 'bbtttssssjjkhhkkkkdddrzzfflmnkkjbf'), '(.)\1+', '\1', 'g')
  from words;
$$;

-- A key, and what is left of it without one of its letters: two words a slip apart have one of these in common.
create function keys_near(key text) returns text[] language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  keys text[] := array[key];
begin
  if length(key) > 2 then
    for at in 1 .. length(key) loop keys := keys || overlay(key placing '' from at for 1); end loop;
  end if;
  return keys;
end $$;

-- Dear, so that the index is asked rather than every row.
create function spelling_keys(text) returns text[] language plpgsql immutable parallel safe strict cost 10000 as $$
declare
  keys text[] := '{}';
  one text;
begin
  for one in select s.key from public.spelled($1) as s where length(s.key) > 1 loop
    keys := keys || public.keys_near(one);
  end loop;
  return keys;
end $$;

create index players_spellings on players using gin (spelling_keys(search));
