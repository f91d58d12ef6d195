alter type "player_status" add value 'awaiting_player' after 'awaiting_guardian';

-- In E.164, as other numbers; a guardian need not give one.
alter table "guardians" add column "phone" text;
