import type { NewsText } from "./news-text.ts";

export const teamNewsEn: Record<string, NewsText> = {
  "under-19-womens-trial-lyon": {
    title: "A women’s under-19 trial fills up in two days",
    excerpt:
      "Twenty-four places, four verified recruiters and a workshop for each position: AS Rhône-Nord opens its ground to players without a club.",
    paragraphs: [
      "The list opened on a Monday and was full by Wednesday evening. AS Rhône-Nord had planned for twenty-four players; fifty-one asked. A second date is being discussed with the city.",
      "Each player takes part in two eleven-a-side matches and a workshop for her position. The coaches write a half-page report for everyone, chosen or not, and send it within a week. “A no without an explanation is a wasted afternoon,” says Hélène Vauquois, who runs recruitment for the club.",
      "Four recruiters from other clubs will stand along the touchline, all of them verified. Players under eighteen come with a parent or guardian, who receives a copy of every contact made afterwards.",
    ],
  },
  "ten-minutes-of-first-touch": {
    title: "Ten minutes of first touch, every morning",
    excerpt:
      "A wall, a ball and a stopwatch: the routine one academy in Dakar has its sixty-four boarders follow before breakfast.",
    paragraphs: [
      "At a quarter to seven the courtyard is loud. Sixty-four boarders stand two metres from a wall and play the ball against it, left, right, left, for ten minutes by the clock. Nobody counts the mistakes; everybody counts the touches.",
      "The coaches took the idea from a music school. Short, daily and a little too easy beats long, weekly and exhausting. After four months, the share of balls controlled in one touch during matches went from 61 to 74 per cent in the under-16 group.",
      "The academy publishes its plan for anyone who wants to copy it: three minutes with the inside of the foot, three with the outside, two with the thigh, two free. A tennis ball on Fridays.",
    ],
  },
  "joliette-goes-up": {
    title: "Étoile de la Joliette goes up on the last day",
    excerpt: "A goal in the 88th minute, a stand that sings, and a squad whose average age is barely twenty-two.",
    paragraphs: [
      "They needed a win and a favour. The favour came at ten past five, when the result from the other ground was read over the loudspeaker. The win came eight minutes later, from a corner nobody had rehearsed.",
      "Étoile de la Joliette leaves its division after four seasons with the youngest squad of the group. Nine players of the first team came through the district, five through open trials.",
      "The club is now looking for a left-back, a second goalkeeper and somebody to cut video. All three searches are public, and every application gets an answer within fourteen days.",
    ],
  },
  "what-to-bring-to-a-trial": {
    title: "What to bring to a trial, and what to leave at home",
    excerpt:
      "Boots for two surfaces, water, your licence and one question. Coaches from five clubs tell us what they notice first.",
    paragraphs: [
      "Arrive forty minutes early with boots for two surfaces, a litre of water, something to eat and your licence or medical certificate. Half of the delays at trials come from paperwork, and half of the injuries from a warm-up cut short.",
      "Coaches agree on what they look at first: what you do without the ball. A run that opens space for somebody else is seen. So is the second after a mistake.",
      "Leave at home the highlight reel on your phone and the relative who shouts. Bring one question of your own about the team. “The best ones ask who they would have to replace,” says a coach who has run trials for eighteen years.",
    ],
  },
  "twelve-places-for-girls-in-dakar": {
    title: "Dakar academy opens twelve boarding places to girls",
    excerpt:
      "Two dormitories, a female coach for each group and the same timetable as the boys: Académie Teranga starts in football and basketball.",
    paragraphs: [
      "The building was finished in the spring: two dormitories, a study room and a door that locks from the inside. Académie Teranga will take its first twelve girls at the start of the school year, seven in football and five in basketball.",
      "The timetable is the same as the boys’: school until two, training until five, homework until seven. Each group has a female coach, and a nurse is on site four days a week.",
      "Applications go through evaluation days open to everyone between thirteen and seventeen. Families receive the results in writing, and nobody is asked to pay a fee.",
    ],
  },
  "five-contract-clauses": {
    title: "Five contract clauses worth a second reading",
    excerpt:
      "Image rights, the unilateral option, the injury clause: a lawyer goes through what young players sign too fast.",
    paragraphs: [
      "A contract is read from the end, says the lawyer who gives free evenings on the subject in Paris. Annexes first, because that is where image rights and bonuses hide; then the length; then the salary.",
      "Five clauses deserve a second reading: the option only one side may use, the bonus that depends on somebody else’s decision, the injury clause, the transfer percentage, and exclusivity with an agent. For a minor, in several countries including France, an agent may not be paid on the contract at all.",
      "Her advice fits on a card. Ask for a copy and take it home. Have it read by somebody who gains nothing from your signature. If the offer does not survive a weekend, it was not an offer.",
    ],
  },
  "three-against-three-by-the-canal": {
    title: "Three against three by the canal",
    excerpt:
      "Forty-eight players, ten minutes a game and a court on the quay: the Lille tournament returns with an under-18 draw.",
    paragraphs: [
      "For one Saturday the quai du Halage loses its parked cars and gains two courts. Teams of four, ten minutes or twenty-one points, whichever comes first, and at least eight games for everyone.",
      "New this year: a draw for under-18s and a table where statistics are kept by students. Every player leaves with a sheet: points, rebounds, steals, minutes, signed by the table. On a profile, these figures count as confirmed by the event.",
      "The academy that organises the day will be watching, and says so on the poster. Last year two players from the public draw joined its boarding school.",
    ],
  },
  "the-quiet-science-of-free-throws": {
    title: "The quiet science of free throws",
    excerpt: "Same breath, same number of dribbles: what changed when a university team wrote its routine down.",
    paragraphs: [
      "The free throw is the only shot in basketball nobody defends, and it is missed about one time in four. A university team in Leeds decided to treat it as handwriting: everyone has one, few have chosen it.",
      "Each player wrote down a routine of under seven seconds and kept it for a term, whatever the score. Practice came at the end of sessions, tired, two shots at a time, as in a match. The team went from 68 to 77 per cent.",
      "What did not help, according to the students who kept the figures: long series, advice between two shots, and music. What helped most was silence, and a teammate counting aloud once it was over.",
    ],
  },
  "a-court-under-the-bridge": {
    title: "A court under the bridge",
    excerpt: "In Lagos, a club turned a dry patch of concrete into two courts, and a waiting list into a league.",
    paragraphs: [
      "It started with chalk. The space under the bridge stays dry in the rainy season, and Lekki Harbour FC, which has a basketball section nobody expected, drew a court there to keep training through July.",
      "Two years later there are two courts, painted, with lights that switch off at ten. Fourteen teams play on Tuesdays and Thursdays; the youngest player is eleven, the oldest fifty-three.",
      "The club keeps one rule from the chalk days. Whoever arrives first sweeps. Recruiters who come to watch are handed a broom like everyone else.",
    ],
  },
  "height-is-a-number": {
    title: "Height is a number, reach is an argument",
    excerpt:
      "What recruiters filter first, what they regret filtering, and the measurements that say more about a guard.",
    paragraphs: [
      "Ask ten recruiters which filter they set first and nine say height. Ask which one they regret, and six give the same answer. A limit at 190 centimetres hides the 188 with long arms, quick feet and nobody marking them.",
      "The measurements that age best are cheap to take: standing reach, wingspan, a lane agility run and a jump from a standstill. Coaches add one that needs a notebook: how often a player touches a ball they do not win.",
      "For players the lesson is simple. Give all your measurements, dated, and say who took them. A measurement confirmed by a coach opens more doors than two centimetres of optimism.",
    ],
  },
  "half-the-team-from-the-next-street": {
    title: "Half the team comes from the next street",
    excerpt:
      "Cercle des Costières has trained its own players for three generations. Its academy explains how it lets them leave.",
    paragraphs: [
      "In Nîmes, eight of the sixteen first-team players learned handball in the same hall. The club is proud of it, and prouder still of the thirty-one who left with a contract somewhere else.",
      "The rule was written ten years ago: the academy helps anyone who wants to go, makes the calls itself and keeps a bed for the weekend. In return, former players come back for one session a year. Most come back for more.",
      "This season the goalkeepers’ group is open to outside players on Tuesday evenings. The first session filled in a day.",
    ],
  },
  "keepers-have-their-own-hour": {
    title: "In Tunis, goalkeepers have their own hour",
    excerpt:
      "Ninety minutes without a shot from the wing: how one club rebuilt the training of its goalkeepers around the first step.",
    paragraphs: [
      "For the first half-hour nobody throws a ball. The goalkeepers step: forward, across, back to the line, following the coach’s hand. The first step decides two saves out of three, he says, so it gets a third of the session.",
      "Then come throws at walking pace, aimed at spots called out loud; then real ones. Phones film from behind the goal, and each keeper watches three clips before leaving, no more.",
      "The open sessions bring together keepers of eight clubs who meet as rivals on Sundays. Attendance has doubled since the winter, and the club has asked for a second slot.",
    ],
  },
  "a-week-with-the-first-team-aarhus": {
    title: "An evening with the first team, a bed at the club house",
    excerpt: "Nordhavn Håndbold opens two places per position to players from outside, and pays for the night.",
    paragraphs: [
      "The idea is Danish and practical: it is hard to judge a player from a video, and expensive to invite one for a week. So Nordhavn invites fourteen at once, for one practice, and lets them sleep at the club house.",
      "Everyone trains with the first team, two per position, and eats with it afterwards. The coaches give each visitor fifteen minutes the next morning: what they saw, what they would work on, whether they would like to see more.",
      "The last evening drew players from nine countries. Three were invited back; one plays in the reserves today. The next date is in the calendar.",
    ],
  },
  "seven-metres-and-a-heartbeat": {
    title: "Seven metres and a heartbeat",
    excerpt:
      "A 7-metre throw lasts a third of a second. A student project measured what happens in the ten seconds before.",
    paragraphs: [
      "Twelve players, four goalkeepers, six hundred throws and a chest strap each. Students in Nantes wanted to know whether a calm heart scores more often. It does not, or hardly: 78 per cent under 140 beats a minute, 76 above.",
      "Time is another matter. Players who took between four and seven seconds before throwing scored far more than those who threw at once or used the whole delay. Goalkeepers noticed it before the students did.",
      "The group shares its protocol with any club that wants to repeat it. Needed: a ball, a watch, straps that cost thirty euros, and players who don’t mind being told they rush.",
    ],
  },
  "two-villages-one-front-row": {
    title: "Two villages, one district, one front row",
    excerpt:
      "Three clubs that could no longer field a team each have built one that climbs. The story of a merger that kept all three songs.",
    paragraphs: [
      "On paper it was simple: three clubs, each short of props. In the clubhouse it took two years, eleven meetings and a vote on the jersey that ended at one in the morning.",
      "Entente Garonne-Lauragais now fields six teams, including a women’s fifteen that did not exist before. The scrum school, run by two retired front-rowers, draws players from the whole region on Thursdays.",
      "All three songs survived: one before kick-off, one at half-time and one after, when everybody has forgotten which is whose.",
    ],
  },
  "safer-scrums-for-beginners": {
    title: "Safer scrums for people who start at twenty",
    excerpt:
      "More adults take up rugby every year. A short course teaches necks, hips and trust before the first engagement.",
    paragraphs: [
      "The scrum was designed by people who grew up in it. Adults who come to rugby late, from other sports or from none, bring strength without the reflexes. The risk sits in that gap.",
      "A four-week course in Bristol starts on the floor: neck strength, hip height, breathing. Pairs come in week two, the machine in week three, a full eight only in week four. Nobody engages until the whole row can hold a still position for twenty seconds.",
      "In two seasons the course counted 140 players and no scrum injury. Its coach, a former hooker, is careful with the figure: “It proves that we were lucky and that we were slow. I recommend slow.”",
    ],
  },
  "sevens-on-a-school-pitch": {
    title: "Sevens on a school pitch in Nairobi",
    excerpt: "Sixteen schools, one day, seven minutes each way. The referee is fifteen and has never been booed.",
    paragraphs: [
      "The bell rings for kick-off, since it is the only siren the school has. Sixteen teams, boys in the morning and girls after lunch, seven minutes each way on a pitch that slopes to the east.",
      "Matches are refereed by pupils trained over the holidays. They explain every decision aloud, in one sentence, and the benches answer with one word: “Sir.” The organisers say it has done more for discipline than any card.",
      "Four scouts came in plain clothes. They were recognised within ten minutes and given the scoreboard to look after.",
    ],
  },
  "first-season-of-a-womens-fifteen": {
    title: "First season of a women’s fifteen",
    excerpt:
      "Twenty-nine players, of whom twenty-two had never held an oval ball. They finished fourth, and are recruiting.",
    paragraphs: [
      "They came from handball, judo, dance and in one case from the stand, where she had been shouting at the men’s team for years. Twenty-nine players signed; twenty-two had never made a tackle.",
      "The coaches spent September on falling. In October the team lost by fifty. In March it won away, in the rain, with fourteen players for the last quarter of an hour.",
      "The club keeps its door open: no experience asked, boots lent for the first month. Props and a kicker are especially welcome.",
    ],
  },
  "open-tryout-on-foundry-field": {
    title: "Sixty players, one ball, and a stopwatch",
    excerpt:
      "The Lakeshore Ironworks hold their spring tryout in Chicago. What is measured, what is not, and who gets a call.",
    paragraphs: [
      "The morning is arithmetic: 40 yards, shuttle, bench, vertical. The afternoon is what the coaches came for: seven-on-seven, where nobody remembers the numbers any more.",
      "About one player in ten is called back, and one in thirty signs. International players are welcome; the franchise helps with paperwork and says plainly that a spring contract does not pay for a year.",
      "All results are given to the players the same evening, stamped, so that they can be added to a profile as confirmed by the event. “Your time belongs to you,” says the general manager. “We only hold the watch.”",
    ],
  },
  "flag-football-brings-them-in": {
    title: "Flag football brings them in, the playbook keeps them",
    excerpt:
      "No tackles, five players a side: in Montréal and Lille, the lighter game fills the teams of the heavier one.",
    paragraphs: [
      "Five against five, a belt with two ribbons, no contact. Flag football asks for a field the size of a schoolyard and an hour. Coaches on both sides of the Atlantic saw the same thing: those who come for the running stay for the playbook.",
      "In Lille, an academy started a Wednesday group for girls with twelve players; it now has forty and is waiting for a second field. In Montréal, half of this year’s new receivers in the senior team come from flag.",
      "The advice to beginners is unglamorous. Learn three routes perfectly before you learn ten, and learn to fall even if nobody will push you.",
    ],
  },
  "a-summer-league-in-rouen": {
    title: "A summer league in Rouen",
    excerpt:
      "Eight teams, three fields and evenings that smell of cut grass: amateur baseball gives itself a calendar.",
    paragraphs: [
      "Eight teams from Normandy and beyond will play from June to August, on Friday evenings and Saturdays. The league has three fields, one scoreboard and a volunteer who keeps every statistic by hand, then types it at night.",
      "Rosters mix regulars, students on holiday and five players from abroad who asked for a host family through the league’s page. Teams must give at least two innings to a player under eighteen.",
      "Batting averages and pitching speeds are published each Sunday. A radar gun, bought together, travels from field to field in a lunch box.",
    ],
  },
  "no-fee-at-the-radar": {
    title: "No fee at the radar",
    excerpt:
      "In Santo Domingo, a group of scouts publishes its reports to the families first, and refuses to be paid by players.",
    paragraphs: [
      "The throwing session lasts two hours. Going through the reports takes three. Diamond Road Scouting sits down with each family, explains the figures and leaves a copy, signed and dated, before anything is sent to a club.",
      "Two rules stand on the wall of the small stadium: no player pays, and nobody signs on the day. Parents of minors receive the name and the licence of every scout present.",
      "The group measured ninety-four pitchers last year. Eleven found a place in an academy, twenty-six were advised to rest their arm. The second figure is the one they like to quote.",
    ],
  },
  "turf-wickets-return-to-pune": {
    title: "Turf wickets return to the riverside",
    excerpt: "After eight seasons on matting, a club in Pune has grown four turf strips, and its spinners smile again.",
    paragraphs: [
      "It took two monsoons, forty tonnes of clay and a retired groundsman who came for a week and stayed a year. Deccan Riverside has four turf wickets again, and the ball does things its younger players had only seen on screens.",
      "Matting is honest, says the coach: it gives everyone the same bounce. Turf asks questions. Batters who scored freely had to learn to wait; a 16-year-old leg-spinner took nine wickets in her first three matches.",
      "The club opens its trial to pace and spin bowlers from other cities. Speed gun, video and twelve overs each; reports go to everyone who bowled.",
    ],
  },
  "a-cricket-square-by-the-rhone": {
    title: "A cricket square by the Rhône",
    excerpt:
      "Students, engineers and a baker: the side that plays on Lyon’s newest square speaks nine languages and one sport.",
    paragraphs: [
      "The city lent a meadow, the players brought the roller. After a year of weekends, twenty-two yards of flat, hard earth lie by the river, and a league of six teams plays around them.",
      "The scorebook reads like a map: Pune, Lahore, Colombo, Durban, Leeds, and for two seasons now Villeurbanne, whose schools have started to play in the gymnasium on Wednesdays.",
      "Newcomers are welcome at nets on Thursday evenings, with or without whites. The baker brings the tea.",
    ],
  },
};
