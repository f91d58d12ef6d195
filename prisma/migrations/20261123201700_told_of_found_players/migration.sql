-- Who had chosen before chose without this category: they are told of it as everybody is until they choose.
update "notification_settings" set
  "bell" = array_append("bell", 'talents'),
  "mail" = array_append("mail", 'talents'),
  "push" = array_append("push", 'talents')
where "user_id" in (select "user_id" from "recruiters");
