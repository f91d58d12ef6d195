-- The monthly question was one of the letters about requests: whoever called those off stays without it. A guardian could not.
update "notification_settings" set "mail" = array_append("mail", 'availability')
where "guardian_of" is not null or 'requests' = any ("mail");
