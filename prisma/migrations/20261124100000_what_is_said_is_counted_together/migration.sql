-- A choice is rare among all claims and frequent among those of its attribute: without this the database expects a hundredth of those who
-- are there, and reads them all instead of the newest. Takes no lock that holds up reads or writes; the sample is read when the table is next analyzed.
create statistics newest_claims_said (mcv) on "attribute", "sport", (choices[1]) from "newest_claims";
alter statistics newest_claims_said set statistics 2000;
