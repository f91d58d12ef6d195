import type { NewsText } from "./news-text.ts";

export const combatNewsEn: Record<string, NewsText> = {
  "open-des-remparts-draw": {
    title: "The Open des Remparts draws its largest field",
    excerpt:
      "Individual draws from −60 to +100 kg and from −48 to +78 kg, full repechage, and a mat for referees in training.",
    paragraphs: [
      "The Dojo des Remparts has opened its doors to entries from outside its league for the first time, and the list shows it: eleven departments, four countries, and a waiting list in two categories.",
      "The format keeps the full repechage, so that nobody travels for a single fight. One of the three mats is reserved in the morning for referees in training, supervised and, the posters insist, thanked.",
      "Results are certified by the organisers and can be added to a profile the same evening. Finals start at five; the canteen closes when the last judoka has eaten.",
    ],
  },
  "making-weight-without-harm": {
    title: "Making weight without harm",
    excerpt:
      "Two kilos in three weeks, never in three days: a sports doctor’s plain rules for judoka and for those who coach them.",
    paragraphs: [
      "Every season somebody faints on the scales. A sports doctor who follows university athletes in Nantes has put her rules on one page, and asks coaches to hang it next to the scales.",
      "No more than one per cent of body weight a week. No sauna, no water restriction, no plastic suit. A minor does not cut weight at all: they grow, and change category.",
      "The page ends with a question for coaches. If your athlete is only good two kilos lower, what exactly have you been training? She has had three angry phone calls and forty requests for copies.",
    ],
  },
  "the-ground-game-comes-back": {
    title: "The ground game comes back",
    excerpt: "More contests end on the mat than five years ago. Clubs that share a room with jiu-jitsu explain why.",
    paragraphs: [
      "Count the contests of any regional tournament and the trend shows: holds and submissions decide about a third of them, against a quarter a few years ago. Referees leave more time, and athletes use it.",
      "In clubs that share their mat with a jiu-jitsu group, the exchange runs in both directions. Judoka learn patience; grapplers learn to throw. The most useful drill, coaches say, is the dullest: eight minutes of turning somebody who does not want to be turned.",
      "Beginners profit most. A good hold-down needs no speed, and a first ippon on the ground is an ippon like any other.",
    ],
  },
  "eight-bouts-on-the-hill": {
    title: "Eight bouts on the hill",
    excerpt: "The amateur gala of the Belle-Vue had two women’s bouts, one doctor, no entry fee and a full house.",
    paragraphs: [
      "The ring was put up between the market stalls and the boules court, because the hall was too small. Eight bouts, all amateur, with boxers weighed in the morning, checked by the doctor and matched by experience rather than by poster.",
      "The two women’s bouts closed the evening and were the best of it. The second went to a split decision that half of the street disputed until midnight, politely.",
      "Cercle de boxe de la Belle-Vue trains sixty people a day. It is looking for referees for its next three galas, and for a second doctor who likes boules.",
    ],
  },
  "what-the-ringside-doctor-looks-for": {
    title: "What the ringside doctor looks for",
    excerpt:
      "Eyes, balance, answers that come a second late. A ringside doctor explains why stopping early is a service.",
    paragraphs: [
      "Between two rounds he has forty seconds. He looks at the eyes, asks where we are and which round comes next, and listens less to the answer than to the time it takes.",
      "The medical check before a bout is the same everywhere and skipped too often in training: heart, eyes, head injuries in the last three months, medication. He advises boxers to keep their own record, and recruiters to ask for it with the athlete’s consent.",
      "After a knockout the rule is rest: thirty days at least, without sparring. “You can train your legs, your lungs and your patience,” he says. “Most people never trained the last one.”",
    ],
  },
  "a-gym-above-the-market-in-oran": {
    title: "A gym above the market in Oran",
    excerpt: "Fifty-two steps, eleven bags and a coach who starts every session by asking about school.",
    paragraphs: [
      "You climb fifty-two steps between the spice sellers to reach it. Eleven bags, a ring bought second-hand, and a timetable written in chalk: juniors at five, women at six-thirty, everyone at eight.",
      "The coach asks about school before he asks about weight. Boxers who bring their marks train; those who do not bring them do homework on the benches, in the noise, until they do.",
      "Three of his boxers reached the national finals this year. He mentions it last, after a girl who passed her exam with distinction.",
    ],
  },
  "amateur-mma-rules-in-plain-words": {
    title: "Amateur MMA in plain words",
    excerpt: "Shorter rounds, no elbows, more protection: what a first bout looks like and how to prepare for it.",
    paragraphs: [
      "An amateur bout is not a short professional bout. Rounds last two or three minutes, elbows are forbidden, so are some twisting holds, and shin guards and larger gloves are compulsory in most classes.",
      "Coaches advise at least a year of regular training and one competition in a single discipline first. A judo or wrestling tournament teaches more about nerves than ten evenings of sparring.",
      "The paperwork matters: licence, medical record, certificate for the event. A recruiter who contacts an amateur with a promise of money for a first bout should be reported, and answered with silence.",
    ],
  },
  "the-room-where-everyone-grapples": {
    title: "The room where everyone grapples",
    excerpt:
      "Wrestlers, judoka and jiu-jitsu players share one mat in São Paulo on Saturdays. No belts, no titles, one clock.",
    paragraphs: [
      "On Saturdays nobody wears a belt. Forty people change partners every six minutes when the clock rings, and the only rule about size is to use your head.",
      "Escola Serra Azul started the sessions to prepare its own fighters and noticed that the visitors learned faster. Wrestlers bring pressure, judoka bring grips, jiu-jitsu players bring an answer to both.",
      "Travelling athletes may stay for two to eight weeks. The school asks for proof of insurance and for help with the floor.",
    ],
  },
  "six-hours-on-the-mat": {
    title: "Six hours on the mat, no fee",
    excerpt: "The open day of a grappling school brings white belts and world-class guests into the same rounds.",
    paragraphs: [
      "The doors open at ten with the gi and close at five without. In between there is no lesson, only rounds, water and advice when asked for.",
      "White belts are paired with volunteers in green armbands, who have promised to go slowly. The promise is kept, mostly. Experienced competitors use the day to try what they would not risk in a match.",
      "Forty places are shared between those who sign up in advance and those who knock. Bring a clean gi, short nails and a snack that can be shared.",
    ],
  },
  "joint-training-in-casablanca": {
    title: "Three gyms, one joint session in Casablanca",
    excerpt: "Rivals on fight night share the pads on Wednesdays. The result: better rounds and fewer injuries.",
    paragraphs: [
      "Three gyms within two kilometres used to avoid each other. Since the winter, their competition teams train together every other Wednesday, light contact only, with a coach from each gym in the room.",
      "Fighters meet styles they know only from posters. Coaches keep score of something unusual: the number of rounds in which both partners asked to work together again.",
      "Injuries in training went down by a third in the first season, say the organisers, because egos stay home when the gloves weigh fourteen ounces. The next session has six places for outside fighters.",
    ],
  },
  "shin-guards-that-fit": {
    title: "Shin guards that fit, and other small savings",
    excerpt: "Good second-hand equipment, when to replace it, and what should never be shared.",
    paragraphs: [
      "A beginner in kickboxing is often told to buy everything at once. Two coaches from Cologne disagree: gloves and a mouthguard on the first day, shin guards in the first month, the rest when a coach says so.",
      "Second-hand is fine for shin guards if the foam springs back and the straps still hold; press with a thumb and count to two. Helmets that have taken a hard blow are finished, whatever they look like. Mouthguards are never shared.",
      "Their gym keeps a shelf of lent equipment, sorted by size, washed on Sundays. In three years it has disappeared once, for two days, and came back with new laces.",
    ],
  },
  "boarding-house-for-wrestlers-in-tbilisi": {
    title: "A boarding house for wrestlers in Tbilisi",
    excerpt:
      "Ninety wrestlers, four languages of instruction and lights out at ten: inside a school that feeds a region.",
    paragraphs: [
      "The mats are older than most of the wrestlers, the boarding house is new. Ninety young people from the valleys around train here twice a day and sleep in rooms of four.",
      "Lessons take place in four languages, and the school counts its leavers with care: of last year’s twenty-one, five joined senior clubs, nine went to university and two opened a club of their own.",
      "Foreign guests are welcome for a month, on condition that they teach something. A visiting student taught statistics; the coaches now draw their own charts.",
    ],
  },
  "wrestling-on-the-sand": {
    title: "Wrestling on the sand, scouts in the shade",
    excerpt: "Between tradition and the Olympic mat, young wrestlers in Dakar learn to change surfaces, and rules.",
    paragraphs: [
      "The afternoon belongs to the drums. On the beach, young wrestlers warm up in circles before bouts that end with the first fall, as their grandfathers’ did. On Tuesdays and Fridays the same young people wrestle freestyle, in a hall, against the clock.",
      "The two feed each other. Sand builds balance and hands, the mat teaches patience and scoring. Coaches at Académie Teranga now film both and let the wrestlers explain the differences.",
      "Scouts come for the mat and stay for the sand. They are asked to register at the entrance, show their badge and speak to the family before the athlete.",
    ],
  },
  "kata-judged-from-a-screen": {
    title: "Kata judged from a screen",
    excerpt:
      "A student league tries remote judging: one fixed camera, five judges in three cities, and a delay of four minutes.",
    paragraphs: [
      "The camera stands five metres away, at the height of the belt, and does not move. Five judges in three cities see each performance once, at the same moment, and give their marks without speaking to each other.",
      "The student league in Nantes tried it because travel ate half of its budget. Marks turned out closer together than in the hall; athletes missed the noise. A mixed format was chosen: pools remotely, finals in the hall.",
      "The organisers publish their settings for other leagues. The most useful advice costs nothing: put tape on the floor where the first step begins.",
    ],
  },
  "girls-lead-the-league-in-abidjan": {
    title: "In Abidjan, girls lead the league",
    excerpt:
      "Eleven of the sixteen medals of a taekwondo club were won by its junior girls. Their coach talks about bus fares.",
    paragraphs: [
      "The explanation is not mysterious, says the coach of Centre Lagune Bleue: the girls come to every session. Two years ago the club started to pay the bus for anyone who lives more than four kilometres away, and attendance doubled within a month.",
      "Eleven of the club’s sixteen medals this season went to junior girls, among them three sisters who share one pair of shin guards at training and none at competitions.",
      "Parents are in the hall on Saturdays, in a corner with tea and the timetable. Recruiters are asked to start there.",
    ],
  },
  "twenty-two-kicks-in-ten-seconds": {
    title: "Twenty-two kicks in ten seconds",
    excerpt: "A simple test travels from club to club and tells more about a taekwondo athlete than a highlight reel.",
    paragraphs: [
      "A target at trunk height, ten seconds, alternate legs, a phone that films from the side. Beginners manage fifteen, internationals go past twenty-five. The test is old, cheap and hard to cheat.",
      "Coaches like what it shows beyond speed: whether the supporting foot turns, whether the guard drops, whether the last three kicks look like the first three. Some add a second series after a minute of rest.",
      "On profiles, the figure counts for more once a coach or an event has confirmed it. Repeated every two months, it draws a curve, and recruiters read curves more willingly than records.",
    ],
  },
};
