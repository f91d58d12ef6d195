alter table document_readings rename column told to compared_fields;
alter table document_readings rename column said to answer;
alter table document_readings rename column trouble to failure;
