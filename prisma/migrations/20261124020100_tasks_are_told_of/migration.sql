alter type "notification_category" add value 'pipeline' before 'account';
