-- The export of the wishlist is called after its list. Events stay as they were recorded but for this name.
alter table facts disable trigger fact_is_not_changed;
update facts set data = data || '{"list": "wishlist"}' where type = 'list.exported' and data ->> 'list' = 'wishes';
alter table facts enable trigger fact_is_not_changed;
