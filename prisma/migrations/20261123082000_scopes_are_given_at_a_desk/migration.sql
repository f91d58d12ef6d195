alter type "scope" add value 'staff';
