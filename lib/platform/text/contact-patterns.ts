/** Words around contact details in our languages, normalized (see normalizeWithPositions). */
const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Spelled-out signs; those in `weakAt` are also everyday words, so that they only count before a certain address. */
export const signs = {
  at: wordSet("arobase arobas arobaze arroba arrobas اروباز اروباس اروبا"),
  weakAt: wordSet("at a chez en ات عند"),
  dot: wordSet("dot point punto نقطة نقطه دوت بوان"),
  slash: wordSet("slash barre barra سلاش"),
};

export const plainTopDomains = wordSet("com org fr io uk tv xyz gg ly dev app كوم نت");

export const providers = wordSet(
  "gmail hotmail outlook yahoo icloud protonmail wanadoo laposte live orange gmx جيميل هوتميل ياهو اوتلوك",
);

/** Without the top-level domains that are everyday words (la, no, so, in, to). */
export const topDomains = wordSet(
  `com co net org info biz fr es ma dz tn eg sa ae qa lb jo kw bh om iq sy ly ps sd uk de it pt be ch eu io me nl pl ru ro gr
  tr ie dk fi cz hu hr rs ua ca mx ar br cl pe uy jp kr cn hk sg ph au nz za ng gh ke sn ci cm us ai tv gg fm cc ws to gl vc
  app club sport sports ee link links page site website online store shop blog live life world today team football soccer
  bio xyz dev social digital media video studio agency pro fan fans games game chat space fun top icu vip one work zone
  كوم نت`,
);

export const alsoWords = wordSet(
  "me it es de be us to co club page link live life team work one top fun pro games game",
);

export const venues = wordSet(
  `instagram insta snapchat tiktok telegram whatsapp facebook messenger twitter discord skype viber wechat linkedin twitch
  threads youtube انستغرام انستجرام انستقرام انستا سنابشات سناب تلغرام تليغرام تيليغرام تلجرام تيليجرام واتساب واتسب واتس
  فيسبوك فيس تيكتوك تويتر ديسكورد سكايب`,
);

/** Short or ambiguous names of networks, which a handle or a sign must follow. */
export const weakVenues = wordSet("ig snap signal fb wa tt tg kik sc dm yt");

export const bare = wordSet("insta ig tiktok انستا");
export const adding = wordSet("or and et ou y o u او و");

export const naming = wordSet(
  `as name named nick nickname user username handle pseudo nom nomme sous compte como soy nombre usuario usuaria cuenta alias
  llamo apodo appelle اسم اسمي باسم يوزر يوزري حساب حسابي معرف`,
);
export const being = wordSet("is es est هو هي c s");
export const filler = wordSet("my mon mi ma me je j the le la el de mine under suis am m");

export const owning = wordSet(
  `my mon mi username user name pseudo compte cuenta usuario account حسابي يوزري معرفي اسمي handle nick`,
);

export const calling = wordSet(
  `me moi find add follow search look dm text write call reach am im number suis cherche tape ajoute retrouve ecris ecrire
  appelle numero message contacte soy busca buscame agregame sigueme anademe escribeme escribirme llamame habla mensaje
  escribe numero hablar parler talk ask demande pregunta ابحث ابحثوا اضفني تابعني راسلني اتصل رقمي انا اكتب تكتب رسالة لنتحدث اسال`,
);

export const before = wordSet("on sur en in at via على في عبر");

export const everyday = wordSet(
  `us we you he she it they them me my our your the a an and or for of to in on at with is are was be all new more today live
  every daily also too now here there post posts video videos clip clips photo photos highlights results news follow page pages
  club team account accounts profile nous vous il elle ils elles on le la les un une des du de et ou pour avec sur dans est sont
  tout tous plus aussi ici moi toi notre votre nos vos suivez photos resultats equipe compte comptes profil
  nosotros vosotros el ella ellos los las unos una del y o para con por en son todo todos mas tambien aqui yo tu su sus nuestra
  nuestro siguenos fotos resultados equipo cuenta cuentas perfil نحن انت هو هي هم و او من الى على في مع عن كل هنا ايضا تابعونا
  تابعنا فيديو صور نتائج فريق النادي حساب صفحة`,
);

const digitEntries = (text: string, digits: string): [string, string][] =>
  text.split(" ").map((word) => [word, digits]);

/** The digits of number words; a ten (`3?`) takes its second digit from the next word. */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...digitEntries("zero oh cero صفر زيرو", "0"),
  ...digitEntries("one un une uno una واحد", "1"),
  ...digitEntries("two deux dos اثنان اثنين اتنين اثنا اثني", "2"),
  ...digitEntries("three trois tres ثلاثة ثلاثه تلاتة ثلاث", "3"),
  ...digitEntries("four quatre cuatro اربعة اربعه اربع", "4"),
  ...digitEntries("five cinq cinco خمسة خمسه خمس", "5"),
  ...digitEntries("six seis ستة سته ست", "6"),
  ...digitEntries("seven sept siete سبعة سبعه سبع", "7"),
  ...digitEntries("eight huit ocho ثمانية ثمانيه تمانية ثمان", "8"),
  ...digitEntries("nine neuf nueve تسعة تسعه تسع", "9"),
  ...digitEntries("double triple", "2"),
  ...digitEntries("ten diez عشرة عشره eleven onze once twelve douze doce thirteen treize trece", "10"),
  ...digitEntries("fourteen quatorze catorce fifteen quinze quince sixteen seize seventeen eighteen nineteen", "14"),
  ...digitEntries(
    "dieciseis diecisiete dieciocho diecinueve veintiuno veintiun veintidos veintitres veinticuatro",
    "16",
  ),
  ...digitEntries("veinticinco veintiseis veintisiete veintiocho veintinueve", "25"),
  ...digitEntries("twenty thirty forty fifty sixty seventy eighty ninety", "2?"),
  ...digitEntries("dix vingt vingts trente quarante cinquante soixante", "2?"),
  ...digitEntries("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", "2?"),
  ...digitEntries("عشر عشرون عشرين ثلاثون ثلاثين اربعون اربعين خمسون خمسين ستون ستين", "2?"),
  ...digitEntries("سبعون سبعين ثمانون ثمانين تسعون تسعين", "2?"),
]);

export const joining = wordSet("et and y و");

export const counted = wordSet(
  `eur euro euros dh dhs mad dirham dirhams dinar dinars riyal riyals usd dollar dollars pound pounds gbp chf views vues vistas
  followers abonnes seguidores يورو درهم درهما دينار ريال دولار مشاهدة متابع`,
);
