-- Who had chosen before chose without this category: they are told of it as everybody is until they choose.
update "notification_settings" set
  "bell" = array_append("bell", 'pipeline'),
  "mail" = array_append("mail", 'pipeline'),
  "push" = array_append("push", 'pipeline')
where "user_id" in (select "user_id" from "recruiters");
