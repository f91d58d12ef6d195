-- Names in scripts without blanks (Han, kana, Hangul) are also found by their parts of one or two letters, for which the
-- trigram index is too coarse. The condition is repeated in lib/search/queries/conditions.ts.
create index players_search_unspaced on players (id) where search ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]';
