import type { Language } from "./metrics.ts";

type LevelName = "amateur" | "semi_pro" | "professional" | "elite_international";
type Kind = "team" | "combat";

/** Texts of players about themselves; {years} is at least 2, {year} a recent year. They fit any player. */
export const careers: Record<Language, Record<Kind, Record<LevelName, readonly string[]>>> = {
  en: {
    team: {
      amateur: [
        "{years} seasons at the same club, first with the juniors, now in the regional league. Three sessions a week.",
        "Came to the game late and made up for it: {years} years at a club, a starter since {year}.",
        "School team, then {years} seasons in the district league. Looking for a tougher group.",
      ],
      semi_pro: [
        "{years} club seasons, the last two in the national third tier. Starter since {year}.",
        "Academy for three years, then a first team. {years} seasons in all, training five times a week alongside my studies.",
        "Came up through the reserves, first-team contract since {year}. Used to travelling and to pressure.",
      ],
      professional: [
        "{years} seasons, professional contract since {year}. Two promotions, one play-off final.",
        "Trained in an academy, professional since {year}. Comfortable in two positions, and in a back-up role if there’s a plan.",
        "{years} years of club sport, in the top national league since {year}. Contract ends this season, open to a move abroad.",
      ],
      elite_international: [
        "National team since {year}, {years} club seasons. Captain of my club.",
        "First division since {year}, and two continental tournaments with the national team.",
      ],
    },
    combat: {
      amateur: [
        "{years} years in the same gym, four sessions a week. Regional bouts since {year}.",
        "{years} years of practice, first competitions in {year}. Looking for a coach and a group to go further.",
      ],
      semi_pro: [
        "{years} years of competition, national championships every season since {year}.",
        "Trains twice a day alongside a part-time job. {years} years of competition, national podium in {year}.",
      ],
      professional: [
        "Professional since {year}, {years} years of competition. Full camp, own strength coach.",
        "{years} years on the circuit, professional since {year}. Available on six weeks’ notice.",
      ],
      elite_international: [
        "National team since {year}. {years} years of competition, three continental finals.",
        "{years} years of competition, at the world championships in {year}.",
      ],
    },
  },
  fr: {
    team: {
      amateur: [
        "{years} saisons en club, des jeunes au championnat régional. Trois séances par semaine.",
        "Un début tardif, vite rattrapé : {years} ans de club, une place de titulaire depuis {year}.",
        "L’équipe du lycée, puis {years} saisons en championnat départemental. À la recherche d’un groupe plus exigeant.",
      ],
      semi_pro: [
        "{years} saisons en club, les deux dernières en troisième division nationale. Titulaire depuis {year}.",
        "Trois ans de centre de formation, puis l’équipe première. {years} saisons en tout, cinq séances par semaine à côté des études.",
        "Passage par la réserve, contrat avec l’équipe première depuis {year}. L’habitude des déplacements et de la pression.",
      ],
      professional: [
        "{years} saisons, contrat professionnel depuis {year}. Deux montées, une finale de barrage.",
        "Formation en centre agréé, contrat professionnel depuis {year}. À l’aise à deux postes, et même sur le banc si le projet est clair.",
        "{years} ans de club, au plus haut niveau national depuis {year}. Contrat jusqu’à la fin de saison, un départ à l’étranger est possible.",
      ],
      elite_international: [
        "Équipe nationale depuis {year}, {years} saisons en club. Capitanat en club.",
        "Première division depuis {year} et deux tournois continentaux avec l’équipe nationale.",
      ],
    },
    combat: {
      amateur: [
        "{years} ans dans la même salle, quatre séances par semaine. Compétitions régionales depuis {year}.",
        "{years} ans de pratique, premières compétitions en {year}. À la recherche d’un entraîneur et d’un groupe pour aller plus loin.",
      ],
      semi_pro: [
        "{years} ans de compétition, championnats nationaux chaque saison depuis {year}.",
        "Deux séances par jour à côté d’un mi-temps. {years} ans de compétition, podium national en {year}.",
      ],
      professional: [
        "Carrière professionnelle depuis {year}, {years} ans de compétition. Équipe complète, préparation physique suivie.",
        "{years} ans de circuit, licence professionnelle depuis {year}. Disponible avec six semaines de préavis.",
      ],
      elite_international: [
        "Équipe nationale depuis {year}. {years} ans de compétition, trois finales continentales.",
        "{years} ans de compétition, championnats du monde en {year}.",
      ],
    },
  },
  es: {
    team: {
      amateur: [
        "{years} temporadas en club, de la cantera a la liga regional. Tres sesiones por semana.",
        "Un comienzo tardío, pronto recuperado: {years} años en club y titularidad desde {year}.",
        "Equipo del instituto y después {years} temporadas en la liga provincial. En busca de un grupo más exigente.",
      ],
      semi_pro: [
        "{years} temporadas en club, las dos últimas en la tercera división nacional. Titularidad desde {year}.",
        "Tres años de cantera y después el primer equipo. {years} temporadas en total, cinco sesiones por semana junto a los estudios.",
        "Paso por el filial, ficha del primer equipo desde {year}. Costumbre de viajar y de jugar con presión.",
      ],
      professional: [
        "{years} temporadas, contrato profesional desde {year}. Dos ascensos y una final de promoción.",
        "Formación en academia, contrato profesional desde {year}. Comodidad en dos posiciones.",
        "{years} años en club, en la máxima categoría nacional desde {year}. Contrato hasta final de temporada, con opción de salir al extranjero.",
      ],
      elite_international: [
        "Selección nacional desde {year}, {years} temporadas en club. Capitanía en el club.",
        "Primera división desde {year} y dos torneos continentales con la selección.",
      ],
    },
    combat: {
      amateur: [
        "{years} años en el mismo gimnasio, cuatro sesiones por semana. Competiciones regionales desde {year}.",
        "{years} años de práctica, primeras competiciones en {year}. En busca de entrenador y de grupo para llegar más lejos.",
      ],
      semi_pro: [
        "{years} años de competición, campeonatos nacionales cada temporada desde {year}.",
        "Doble sesión diaria junto a un trabajo a media jornada. {years} años de competición, podio nacional en {year}.",
      ],
      professional: [
        "Carrera profesional desde {year}, {years} años de competición. Equipo completo y preparación física propia.",
        "{years} años en el circuito, licencia profesional desde {year}. Disponible con seis semanas de aviso.",
      ],
      elite_international: [
        "Selección nacional desde {year}. {years} años de competición, tres finales continentales.",
        "{years} años de competición, campeonato mundial en {year}.",
      ],
    },
  },
  ar: {
    team: {
      amateur: [
        "خبرة في النادي منذ {year}، من الناشئين إلى الدوري الجهوي. ثلاث حصص تدريب في الأسبوع.",
        "بداية متأخرة ثم تقدّم سريع، ومكان أساسي في الفريق منذ {year}.",
        "فريق المدرسة ثم الدوري المحلي منذ {year}. أبحث عن مجموعة أقوى.",
      ],
      semi_pro: [
        "لعب في الدرجة الثالثة الوطنية، ومكان أساسي في التشكيلة منذ {year}.",
        "ثلاث سنوات في أكاديمية ثم الفريق الأول. خمس حصص أسبوعيًا إلى جانب الدراسة، منذ {year}.",
        "من الفريق الرديف إلى عقد مع الفريق الأول منذ {year}. تعوّد على السفر والضغط.",
      ],
      professional: [
        "عقد احترافي منذ {year}. صعود مرتين ونهائي ملحق واحد.",
        "تكوين في أكاديمية وعقد احترافي منذ {year}. إتقان مركزين في الملعب.",
        "دوري الدرجة الأولى منذ {year}. العقد ينتهي هذا الموسم والانتقال إلى الخارج ممكن.",
      ],
      elite_international: [
        "المنتخب الوطني منذ {year}، وشارة القيادة في النادي.",
        "الدرجة الأولى وبطولتان قاريتان مع المنتخب منذ {year}.",
      ],
    },
    combat: {
      amateur: [
        "تدريب في القاعة نفسها بأربع حصص أسبوعيًا، ومنافسات جهوية منذ {year}.",
        "أولى المنافسات عام {year}. أبحث عن مدرب ومجموعة للتقدّم أكثر.",
      ],
      semi_pro: [
        "مشاركة في البطولة الوطنية كل موسم منذ {year}.",
        "حصتان يوميًا إلى جانب عمل بنصف دوام، ومنصة تتويج وطنية عام {year}.",
      ],
      professional: [
        "احتراف منذ {year} مع فريق إعداد متكامل ومعدّ بدني خاص.",
        "رخصة احترافية منذ {year}. جاهزية للنزال بعد ستة أسابيع من الإشعار.",
      ],
      elite_international: [
        "المنتخب الوطني منذ {year}، وثلاث نهائيات قارية.",
        "منافسات دولية متواصلة، وبطولة العالم عام {year}.",
      ],
    },
  },
};

export const achievements: Record<Language, Record<Kind, readonly string[]>> = {
  en: {
    team: [
      "Regional cup winner, {year}",
      "League’s most improved player, {year}",
      "Promotion with the first team, {year}",
      "Team of the season, {year}",
    ],
    combat: [
      "Regional champion, {year}",
      "Bronze at the national championships, {year}",
      "Winner of the city open, {year}",
      "National junior finalist, {year}",
    ],
  },
  fr: {
    team: [
      "Coupe régionale remportée en {year}",
      "Plus belle progression du championnat {year}",
      "Montée avec l’équipe première en {year}",
      "Équipe type de la saison {year}",
    ],
    combat: [
      "Titre régional {year}",
      "Bronze aux championnats nationaux {year}",
      "Victoire à l’open de la ville {year}",
      "Finale nationale junior {year}",
    ],
  },
  es: {
    team: [
      "Copa regional de {year}",
      "Mayor progresión de la liga {year}",
      "Ascenso con el primer equipo en {year}",
      "Equipo ideal de la temporada {year}",
    ],
    combat: [
      "Título regional {year}",
      "Bronce en el campeonato nacional {year}",
      "Victoria en el abierto de la ciudad {year}",
      "Final nacional júnior {year}",
    ],
  },
  ar: {
    team: ["كأس الجهة {year}", "أكبر تطوّر في الدوري {year}", "الصعود مع الفريق الأول {year}", "تشكيلة الموسم {year}"],
    combat: [
      "بطولة الجهة {year}",
      "برونزية البطولة الوطنية {year}",
      "لقب البطولة المفتوحة للمدينة {year}",
      "نهائي البطولة الوطنية للناشئين {year}",
    ],
  },
};
