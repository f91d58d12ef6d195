insert into "staff_scopes" ("user_id", "scope")
select "user_id", 'staff' from "staff_scopes" group by "user_id" having count(*) = 7;
