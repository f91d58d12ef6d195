-- Notifications about the staff's work are in the category `staff`.
alter type notification_category rename value 'desk' to 'staff';
