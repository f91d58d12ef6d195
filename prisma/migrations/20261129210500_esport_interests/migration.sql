-- What organizations do with e-sport profiles; earlier requests and answers are taken over from the introductions.
create table esport_interests (
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  esport_player_id uuid not null references esport_players (id) on update cascade on delete cascade,
  kind interest_kind not null,
  day date not null,
  primary key (recruiter_id, esport_player_id, kind, day)
);
create index esport_interests_esport_player_id_day_idx on esport_interests (esport_player_id, day);

insert into esport_interests (recruiter_id, esport_player_id, kind, day)
select n.recruiter_id, p.id, 'asked'::interest_kind, (n.created_at at time zone 'UTC')::date
from introductions n join esport_players p on p.user_id = n.user_id where n.kind = 'esport'
union
select n.recruiter_id, p.id, 'answered'::interest_kind, (n.answered_at at time zone 'UTC')::date
from introductions n join esport_players p on p.user_id = n.user_id
where n.kind = 'esport' and n.status in ('accepted', 'refused') and n.answered_at is not null;
