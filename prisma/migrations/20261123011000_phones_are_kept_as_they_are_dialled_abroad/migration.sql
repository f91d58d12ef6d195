-- A number with its country code loses what was typed between its digits. One without is read with its owner's country, until it is saved again.
create function dialled(typed text) returns text language sql immutable as $$
  select case when typed ~ '^\+[0-9 .-]+$' and regexp_replace(typed, '[^0-9]', '', 'g') ~ '^[1-9][0-9]{6,14}$'
    then '+' || regexp_replace(typed, '[^0-9]', '', 'g') else typed end
$$;
update "players" set "phone" = dialled("phone") where "phone" <> dialled("phone");
update "recruiters" set "phone" = dialled("phone") where "phone" <> dialled("phone");
update "sport_jobs" set "contact_phone" = dialled("contact_phone") where "contact_phone" <> dialled("contact_phone");
drop function dialled(text);
