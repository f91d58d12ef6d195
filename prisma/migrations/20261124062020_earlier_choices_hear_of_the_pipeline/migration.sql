-- `20261124020200_told_of_tasks` added the category to the choices of owners alone. Whoever had chosen before and comes to act for an
-- organisation later never chose against it either: without it in any channel the row is older than the category. An owner's such row is a choice.
update "notification_settings" s set
  "bell" = array_append("bell", 'pipeline'),
  "mail" = array_append("mail", 'pipeline'),
  "push" = array_append("push", 'pipeline')
where "user_id" is not null and not 'pipeline' = any ("bell" || "mail" || "digest" || "push")
  and not exists (select from "recruiters" r where r."user_id" = s."user_id");
