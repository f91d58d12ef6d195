import type { SportTexts } from "./sport-text.ts";

export const sportsEn: SportTexts = {
  football: {
    name: "Football",
    description:
      "Eleven against eleven, one ball, and a pitch wide enough to hide in. It is the most played sport in the world, from village greens to national stadiums. Recruiters look for first touch, reading of the game and the runs nobody asked for.",
    rules:
      "Two teams of eleven, one of them a goalkeeper, play two halves of 45 minutes. The ball is moved with any part of the body except hands and arms; only the goalkeeper may handle it, and only inside their own penalty area. A goal counts when the whole ball crosses the goal line between the posts. An attacker is offside when, as the ball is played forward, they stand nearer the goal line than both the ball and the second-last defender. Serious fouls bring a yellow or red card; a foul inside the penalty area gives a penalty kick from 11 metres.",
    competitions: [
      "World Cup",
      "Women’s World Cup",
      "European Championship",
      "Africa Cup of Nations",
      "Copa América",
      "Asian Cup",
      "Olympic Games",
    ],
  },
  basketball: {
    name: "Basketball",
    description:
      "Five players a side, a ring 3.05 m above the floor and 24 seconds to find a shot. Height helps, but footwork, vision and decisions under pressure travel further. It is played indoors and outdoors on every continent.",
    rules:
      "Two teams of five play four quarters of 10 minutes. The ball is passed or dribbled; travelling with it, or dribbling again after stopping, gives it to the other side. A basket is worth two points, three from beyond the arc at 6.75 m, and one from the free-throw line. A team has 24 seconds to attempt a shot and 8 seconds to cross half-court. A player leaves the game after a fifth personal foul. Ties are settled in five-minute overtime periods.",
    competitions: [
      "World Cup",
      "Women’s World Cup",
      "Olympic Games",
      "EuroBasket",
      "AfroBasket",
      "AmeriCup",
      "Asia Cup",
    ],
  },
  "american-football": {
    name: "American football",
    description:
      "A game of territory played in short, planned bursts by specialised units. Each position calls for its own build, from the sprinter on the edge to the blocker in the middle. Leagues now recruit well beyond North America.",
    rules:
      "Two teams of eleven play four quarters of 15 minutes on a field 100 yards long between two end zones. The attack has four downs to gain 10 yards; if it does, it earns four more. Carrying or catching the ball in the end zone is a touchdown, worth six points, and a kick or a further play can add one or two. A field goal is worth three points and tackling the ball carrier in their own end zone two. One forward pass is allowed per play, thrown from behind the line of scrimmage.",
    competitions: [
      "World Championship",
      "Women’s World Championship",
      "European Championship",
      "Pan American Championship",
      "University national championships",
    ],
  },
  baseball: {
    name: "Baseball",
    description:
      "A duel between pitcher and batter, with eight fielders waiting for the answer. Arm speed, timing and patience count more than size. Japan, the Caribbean, Korea and North America share it as a first language.",
    rules:
      "Two teams of nine take turns batting and fielding over nine innings. A batter who hits the ball into play runs to first base; a run counts when a player has touched all four bases, 90 feet apart. Three strikes put the batter out, four balls give them a walk to first base. The fielding side gets an out by catching the ball on the fly, tagging a runner or reaching the base first. Three outs end the half inning; extra innings break a tie.",
    competitions: [
      "World Baseball Classic",
      "Premier12",
      "Women’s Baseball World Cup",
      "European Championship",
      "Caribbean Series",
      "Asian Games",
    ],
  },
  cricket: {
    name: "Cricket",
    description:
      "Bat against ball over an afternoon or over five days. Bowlers shape the air and the pitch, batters wait for the one that is theirs. From South Asia to the Caribbean, it fills stadiums and streets alike.",
    rules:
      "Two teams of eleven bat in turn on a 22-yard pitch with a wicket at each end. Batters score by running between the wickets, or with four runs for a ball that reaches the boundary and six if it gets there without bouncing. A batter is out when bowled, caught, leg before wicket, run out or stumped. An over is six legal deliveries from one end. Twenty-over and fifty-over matches limit the deliveries; a Test match gives each side two innings over up to five days.",
    competitions: [
      "Men’s World Cup",
      "Women’s World Cup",
      "T20 World Cup",
      "World Test Championship",
      "Asia Cup",
      "Champions Trophy",
    ],
  },
  handball: {
    name: "Handball",
    description:
      "Seven against seven, two halves of thirty minutes, and an area where the goalkeeper stands alone. It rewards power in the air, quick hands and hard, fair defence. Europe and North Africa lead; South America and Asia are catching up.",
    rules:
      "Two teams of six court players and a goalkeeper play two halves of 30 minutes on a 40 by 20 metre court. A player may take three steps with the ball and hold it for three seconds. Only the goalkeeper may stand inside the 6-metre goal area, though an attacker may jump over it to shoot. A clear chance stopped unfairly gives a throw from 7 metres. Fouls are punished by a free throw, a two-minute suspension or disqualification. An attack that does not try to score is called passive and loses the ball.",
    competitions: [
      "World Championship",
      "Women’s World Championship",
      "European Championship",
      "African Championship",
      "Olympic Games",
      "Pan American Games",
    ],
  },
  rugby: {
    name: "Rugby",
    description:
      "Fifteen players, every size, one oval ball that may only be passed backwards. Forwards win it, backs use it, and everyone tackles. The sevens game opened it to new countries and to the Olympic Games.",
    rules:
      "Two teams of fifteen play two halves of 40 minutes. The ball is carried, kicked or passed backwards; a forward pass or a knock-on gives a scrum to the other side. Grounding the ball in the in-goal area is a try, worth five points, and the conversion adds two. A penalty kick or a drop goal is worth three. Tackles must stay below the shoulders, and the tackled player must release the ball. When the ball goes out, play restarts with a line-out.",
    competitions: [
      "World Cup",
      "Women’s World Cup",
      "Six Nations",
      "The Rugby Championship",
      "Pacific Nations Cup",
      "World Sevens Series",
      "Olympic Games (sevens)",
    ],
  },
  boxing: {
    name: "Boxing",
    description:
      "Two fists, a square ring and rounds of three minutes. Distance, timing and defence decide more bouts than raw power. Weight classes let every build compete on fair terms.",
    rules:
      "Two boxers of the same weight class meet in a ring bounded by four ropes. Only punches with the knuckle part of a closed glove count, to the front and sides of the head and body above the belt. Amateur bouts last three rounds of three minutes; professional bouts go up to twelve. A boxer knocked down has ten seconds to rise. Without a stoppage, judges decide round by round on quality of punches, control and technique. Holding, low blows and hits to the back of the head cost points.",
    competitions: [
      "World Championships",
      "Women’s World Championships",
      "Olympic Games",
      "European Championships",
      "African Championships",
      "Asian Games",
    ],
  },
  mma: {
    name: "MMA",
    description:
      "Mixed martial arts bring striking, wrestling and ground fighting into one cage. Complete athletes come from judo, boxing, wrestling and jiu-jitsu and learn the rest. The amateur game is growing fast under common rules.",
    rules:
      "Two fighters of the same weight class meet in a cage or ring. Strikes, throws and submissions are allowed, standing and on the ground. Professional bouts last three rounds of five minutes, title bouts five; amateur bouts are shorter and forbid elbows and some holds. A bout ends by knockout, submission, stoppage by the referee or doctor, or a decision of three judges. Eye gouging, headbutts, groin strikes and blows to the back of the head are fouls.",
    competitions: [
      "Amateur World Championships",
      "European Championships",
      "African Championships",
      "Pan American Championships",
      "Asian Championships",
      "Youth World Championships",
    ],
  },
  bjj: {
    name: "Brazilian jiu-jitsu",
    description:
      "A grappling art where position comes before submission and leverage before strength. Matches are quiet, technical and decided by detail. White to black belt takes most people about ten years.",
    rules:
      "Two competitors of the same belt, age and weight fight on a mat, in a gi or without. A match lasts five to ten minutes depending on the belt. Takedowns, sweeps and knee-on-belly score two points, a guard pass three, the mount and back control four. A submission by joint lock or choke ends the match at once: the opponent taps. No strikes are allowed, and some leg locks are reserved for higher belts. With equal points, advantages and then the referee decide.",
    competitions: [
      "World Championship",
      "World No-Gi Championship",
      "European Open",
      "Pan American Championship",
      "Asian Championship",
      "World Games",
    ],
  },
  kickboxing: {
    name: "Kickboxing",
    description:
      "Punches from boxing, kicks from karate, and a pace of its own. Styles range from point fighting on the mat to full contact in the ring. It suits athletes with reach, rhythm and a good engine.",
    rules:
      "Two fighters of the same weight class meet in a ring or on a mat. Punches and kicks above the belt are allowed in every style; low kicks and knees only in some. Amateur bouts last three rounds of two minutes, professional title bouts up to five rounds of three. Bouts end by knockout, stoppage or the judges’ decision. Elbows, throws and blows to the back or the groin are forbidden. Full-contact rules require a minimum number of kicks in each round.",
    competitions: [
      "World Championships",
      "European Championships",
      "African Championships",
      "Pan American Championships",
      "World Games",
      "World Combat Games",
    ],
  },
  wrestling: {
    name: "Wrestling",
    description:
      "One of the oldest sports there is: bring your opponent to the mat and hold them there. Freestyle uses the whole body, Greco-Roman only what is above the waist. Strength matters less than balance and the next move.",
    rules:
      "Two wrestlers of the same weight class meet inside a 9-metre circle. A bout has two periods of three minutes with a 30-second break. Holding both of the opponent’s shoulders on the mat is a fall and ends the bout. Otherwise points count: one for a step-out, two for a takedown or an exposure, four or five for a grand-amplitude throw. A lead of ten points in freestyle, eight in Greco-Roman, ends the bout by technical superiority. In Greco-Roman, holds below the waist and use of the legs are forbidden.",
    competitions: [
      "World Championships",
      "Olympic Games",
      "World Cup",
      "European Championships",
      "African Championships",
      "Asian Championships",
    ],
  },
  judo: {
    name: "Judo",
    description:
      "Four minutes to throw, hold, or make the other give up. Grip and timing beat strength, and respect opens and closes every contest. It is taught in schools from Japan to Brazil.",
    rules:
      "Two judoka of the same weight class meet on a mat with a contest area of 8 to 10 metres a side. A contest lasts four minutes. Ippon ends it at once: a throw flat on the back with force, speed and control, a hold of 20 seconds, or a submission. A lesser throw or a hold of 10 seconds is a waza-ari, and two of them make ippon. Passivity, false attacks and gripping below the belt bring shido; the third means defeat. With equal scores, golden score goes on without limit.",
    competitions: [
      "World Championships",
      "Olympic Games",
      "Grand Slam tournaments",
      "World Masters",
      "European Championships",
      "African Championships",
      "Pan American Championships",
    ],
  },
  karate: {
    name: "Karate",
    description:
      "Speed, distance and full control: the strike lands, the opponent is unhurt. Fighters compete in kumite, forms in kata. The two ask for the same discipline and different gifts.",
    rules:
      "In kumite, two athletes of the same weight class meet on a mat 8 metres square for three minutes. A punch to the face or body scores one point, a kick to the body two, a kick to the head or a technique on a fallen opponent three. Techniques must be controlled; excessive contact is penalised. A lead of eight points ends the bout, and with equal scores the first to score wins. In kata, athletes perform a set form alone and judges mark technique, rhythm and power.",
    competitions: [
      "World Championships",
      "Premier League series",
      "World Games",
      "European Championships",
      "African Championships",
      "Pan American Championships",
    ],
  },
  taekwondo: {
    name: "Taekwondo",
    description:
      "A Korean art built on the leg: fast, high and turning kicks from any distance. Electronic body armour and headgear read every contact. Reach and flexibility open doors, tactics keep them open.",
    rules:
      "Two athletes of the same weight class meet on an octagonal mat. A match is won by taking two of three rounds of two minutes. A punch to the trunk scores one point, a kick to the trunk two, a kick to the head three, and a turning technique adds two more. Sensors in the body protector and headgear register valid kicks. Stepping out, falling, or grabbing is a gam-jeom and gives the opponent a point; five in a round lose it. A lead of twelve points also ends the round.",
    competitions: [
      "World Championships",
      "Olympic Games",
      "Grand Prix series",
      "European Championships",
      "African Championships",
      "Asian Championships",
      "Pan American Championships",
    ],
  },
};
