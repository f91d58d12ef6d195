alter type "notification_category" add value 'availability' before 'account';
