alter type "reported_kind" add value 'video';
alter type "reported_kind" add value 'picture';

alter table "player_videos" add column "taken_down_at" timestamptz(3);
alter table "player_pictures" add column "taken_down_at" timestamptz(3);
