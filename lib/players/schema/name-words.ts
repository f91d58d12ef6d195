/** Words that announce the name of a club, a town or a person in our four languages, normalized (see normalizeWithPositions). */
const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const smallInitials = wordSet("fc cf cd ud afc");
export const initials = wordSet(
  "fc cf cd ud afc sd ad rcd rc rfc sc ac as us aj bc hc cfc bk fk sk ca ss ssc asc usm ogc osc vfb vfl tsv sv cb bm cp sl",
);

/** Words followed by a club's name; those in `clubBeforeCapital` only count with a capital letter. */
export const clubBefore = wordSet(
  `club academy academie academia escuela colegio instituto lycee college school cantera نادي بنادي لنادي اكاديمية باكاديمية`,
);
export const clubBeforeCapital = wordSet(
  "real atletico athletic olympique racing sporting deportivo stade union etoile association entente jeunesse",
);
export const clubAfter = wordSet(
  "academy united city rovers wanderers town athletic albion rangers school college club hotspur lycee",
);
export const clubBetween = wordSet(
  "de du del d des la las los le les l of the sportif sportive sportiva deportivo deportiva athletique atletico basket basketball handball football futbol rugby al el st saint san santa",
);

export const clubs = wordSet(
  `psg barca arsenal chelsea everton juventus juve ajax benfica bayern dortmund flamengo galatasaray fenerbahce feyenoord
  wydad raja zamalek inter tottenham lakers celtics warriors fnatic الزمالك الترجي`,
);

export const personBefore = wordSet(
  `coach trainer teacher mr mrs ms dr m mme monsieur madame entrenador entrenadora mister profe profesor profesora
  entraineur entraineuse educateur don dona sr sra المدرب المدربة الكابتن الاستاذ الاستاذة الدكتور مدربي مدربتي`,
);

export const givenNames = wordSet(
  `james john robert michael william david richard joseph thomas charles daniel matthew anthony peter paul kevin brian george
  edward ronald steven andrew joshua kenneth ryan jacob jonathan sam alice emma olivia sophia isabella charlotte amelia emily
  elizabeth joanna sarah jessica jennifer mary susan linda karen lisa nancy laura anna julia hannah
  jean pierre michel philippe alain bernard nicolas laurent julien sebastien antoine hugo lucas louis gabriel mathis theo
  sophie marie nathalie isabelle catherine camille manon lea chloe ines jeanne
  jose juan antonio carlos luis javier francisco miguel alejandro pablo sergio jorge alvaro diego raul pepe andres manuel
  maria carmen lucia paula marta elena cristina raquel ana
  mohamed mohammed ahmed youssef omar ali hassan karim mehdi amine bilal hamza khalid rachid samir nabil fatima khadija yasmine
  amina salma nadia leila`,
);
export const arabicNames = wordSet(
  `محمد احمد محمود علي عمر يوسف حسن حسين خالد كريم رشيد سمير نبيل ابراهيم اسماعيل عبدالله مصطفى طارق وليد ياسين ياسر زكرياء
  حمزة بلال ايوب مهدي امين انس سعد سلمى فاطمة خديجة مريم سارة ليلى نادية عائشة زينب هدى`,
);

export const generic = wordSet(
  `cup league liga ligue copa coupe championship championnat campeonato national nacional nationale regional regionale europe
  european france french spain spanish espana england english united kingdom morocco maroc marruecos africa america american
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december christmas navidad noel easter paques pascua semana santa ramadan youth juvenil juvenile junior cadet cadete
  infantil alevin benjamin senior champion champions mvp elite division primera segunda tercera open games jeux juegos escolares
  olympic olympics winter summer spring autumn tournament torneo tournoi final finale semi team captain player i ii iii iv tv gk
  instagram tiktok youtube arabic arabe anglais francais ingles frances school college lycee club academy real`,
);

export const placeBefore = wordSet("in at from near en desde de a hasta chez depuis cerca pres");

export const alsoWords = wordSet(
  `nice reading best most of man bar split mobile bath date male orange tours salto central plata son gardez un son la el los las
  le les de en more bonn come see ball central long general campana ate ica same media union victoria buena bueno mayor mano
  san santa saint st are`,
);

export const arabicTowns = wordSet(
  `الرباط كازابلانكا مراكش طنجة اغادير فاس مكناس وجدة تطوان وهران قسنطينة صفاقس القاهرة الاسكندرية بيروت الدوحة دبي الرياض جدة
  مدريد برشلونة باريس مرسيليا لندن داكار الكويت المنامة مسقط تونس ابوظبي`,
);
export const arabicPlaceBefore = wordSet("في من الى مدينة قرب");
