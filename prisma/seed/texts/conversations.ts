import type { Language } from "./metrics.ts";

type Line = { from: "recruiter" | "player"; text: string };
export type Script = { subject: string; lines: readonly Line[] };

/** The texts of contact requests; {organization} and {city} are the recruiter's. */
export const requestTexts: Record<Language, readonly string[]> = {
  en: [
    "Hello, we have read your profile twice. {organization} is looking for your position for the second half of the season and we would like to invite you to two training sessions in {city}. Travel and a bed are on us.",
    "Good morning. Your measurements and the claims your coach confirmed caught our eye. Could we talk for twenty minutes this week about what you are looking for, and what {organization} can offer?",
    "We are building next season’s group in {city}. Before going further we would like to know whether a move is possible for you, and from when. An honest no helps us as much as a yes.",
  ],
  fr: [
    "Bonjour, nous avons regardé votre profil de près. {organization} recrute à votre poste pour la seconde partie de saison et aimerait vous inviter à deux séances à {city}. Le trajet et la nuit sont pour nous.",
    "Bonjour. Vos mesures et les informations confirmées par votre entraîneur ont retenu notre attention. Pourrions-nous parler vingt minutes cette semaine de ce que vous cherchez, et de ce que {organization} peut proposer ?",
    "Nous préparons le groupe de la saison prochaine à {city}. Avant d’aller plus loin, nous aimerions savoir si un départ est possible pour vous, et à partir de quand. Un non sincère nous aide autant qu’un oui.",
  ],
  es: [
    "Hola, hemos leído tu perfil dos veces. {organization} busca tu posición para la segunda vuelta y nos gustaría invitarte a dos entrenamientos en {city}. El viaje y el alojamiento corren de nuestra cuenta.",
    "Buenos días. Tus mediciones y los datos confirmados por tu entrenador nos han llamado la atención. ¿Podríamos hablar veinte minutos esta semana sobre lo que buscas y lo que {organization} puede ofrecer?",
    "Estamos formando el grupo de la próxima temporada en {city}. Antes de seguir, queremos saber si te es posible moverte y desde cuándo. Un no sincero nos ayuda tanto como un sí.",
  ],
  ar: [
    "مرحبًا، قرأنا ملفك مرتين. يبحث {organization} عن لاعب في مركزك للنصف الثاني من الموسم، ونودّ دعوتك إلى حصتين تدريبيتين. السفر والإقامة علينا.",
    "صباح الخير. لفتت انتباهنا قياساتك والمعلومات التي أكّدها مدربك. هل يمكن أن نتحدث عشرين دقيقة هذا الأسبوع عمّا تبحث عنه وما يمكن أن يقدّمه {organization}؟",
    "نحضّر مجموعة الموسم القادم. قبل أن نمضي أبعد، نودّ أن نعرف هل الانتقال ممكن بالنسبة إليك، ومتى. الرفض الصريح يفيدنا بقدر القبول.",
  ],
};

/** Conversations after the identity is open; {player} is a given name, {contact} the recruiter's contact person. */
export const scripts: Record<Language, readonly Script[]> = {
  en: [
    {
      subject: "Two sessions with us",
      lines: [
        {
          from: "recruiter",
          text: "Thank you for your answer, {player}. Would Tuesday and Thursday next week suit you? Practice starts at 18:30, we pick you up at the station.",
        },
        {
          from: "player",
          text: "Thursday is fine. On Tuesday I have an exam until five, could I come for the second half?",
        },
        {
          from: "recruiter",
          text: "Of course, the exam comes first. Bring your licence and a medical certificate under three months old.",
        },
        { from: "player", text: "I have both. Which surface do you train on?" },
        { from: "recruiter", text: "Artificial turf on Tuesday, grass on Thursday. See you next week. {contact}" },
      ],
    },
    {
      subject: "A first talk",
      lines: [
        {
          from: "recruiter",
          text: "Hello {player}, glad to put a name to the profile. When could we call you? Evenings are fine for us.",
        },
        { from: "player", text: "Hello, any day after 19:00. I would like my coach to join the call." },
        { from: "recruiter", text: "Even better. Let us say Wednesday at 19:30, I will send a link that morning." },
      ],
    },
  ],
  fr: [
    {
      subject: "Deux séances avec nous",
      lines: [
        {
          from: "recruiter",
          text: "Merci pour votre réponse, {player}. Mardi et jeudi de la semaine prochaine vous conviendraient ? L’entraînement commence à 18 h 30, nous venons vous chercher à la gare.",
        },
        {
          from: "player",
          text: "Jeudi, c’est parfait. Mardi j’ai un examen jusqu’à 17 h, est-ce que je peux venir pour la seconde moitié ?",
        },
        {
          from: "recruiter",
          text: "Bien sûr, l’examen d’abord. Pensez à votre licence et à un certificat médical de moins de trois mois.",
        },
        { from: "player", text: "J’ai les deux. On joue sur quelle surface ?" },
        { from: "recruiter", text: "Synthétique le mardi, herbe le jeudi. À la semaine prochaine. {contact}" },
      ],
    },
    {
      subject: "Un premier échange",
      lines: [
        {
          from: "recruiter",
          text: "Bonjour {player}, c’est un plaisir de mettre un nom sur ce profil. Quand pourrions-nous vous appeler ? Le soir nous convient.",
        },
        {
          from: "player",
          text: "Bonjour, n’importe quel jour après 19 h. J’aimerais que mon entraîneur participe à l’appel.",
        },
        { from: "recruiter", text: "C’est encore mieux. Disons mercredi à 19 h 30, j’envoie un lien le matin même." },
      ],
    },
    {
      subject: "Votre venue",
      lines: [
        {
          from: "recruiter",
          text: "Bonjour {player}, le staff a regardé votre historique de mesures. Nous aimerions vous voir jouer : avez-vous un match ces deux prochaines semaines ?",
        },
        { from: "player", text: "Oui, samedi en huit, à domicile, coup d’envoi à 15 h. Je vous envoie l’adresse ?" },
        {
          from: "recruiter",
          text: "Volontiers. Nous serons deux au bord du terrain, sans maillot du club. Bon match d’ici là.",
        },
        {
          from: "player",
          text: "Parfait. Je jouerai sans doute les soixante premières minutes, je reviens de vacances.",
        },
      ],
    },
  ],
  es: [
    {
      subject: "Dos entrenamientos con nosotros",
      lines: [
        {
          from: "recruiter",
          text: "Gracias por responder, {player}. ¿Te vendrían bien el martes y el jueves de la semana que viene? Empezamos a las 19:00 y te recogemos en la estación.",
        },
        {
          from: "player",
          text: "El jueves perfecto. El martes salgo de trabajar a las 18:30, llegaría un poco justo.",
        },
        {
          from: "recruiter",
          text: "Sin problema, calentamos con calma. Trae la ficha federativa y un certificado médico reciente.",
        },
        { from: "player", text: "Los tengo. Gracias, hasta el martes." },
      ],
    },
    {
      subject: "Una primera charla",
      lines: [
        {
          from: "recruiter",
          text: "Hola {player}, qué bien poner nombre al perfil. ¿Cuándo podríamos llamarte? Por la tarde nos va bien.",
        },
        { from: "player", text: "Cualquier día a partir de las ocho. Me gustaría que estuviera mi entrenador." },
        {
          from: "recruiter",
          text: "Mejor todavía. El miércoles a las 20:30, te mando un enlace esa mañana. {contact}",
        },
      ],
    },
  ],
  ar: [
    {
      subject: "حصتان تدريبيتان معنا",
      lines: [
        {
          from: "recruiter",
          text: "شكرًا على ردّك يا {player}. هل يناسبك الثلاثاء والخميس من الأسبوع القادم؟ يبدأ التدريب عند 18:30 ونستقبلك في المحطة.",
        },
        {
          from: "player",
          text: "الخميس ممتاز. يوم الثلاثاء عندي امتحان حتى الخامسة، هل يمكن أن ألتحق في النصف الثاني؟",
        },
        { from: "recruiter", text: "طبعًا، الامتحان أولًا. المطلوب: الرخصة وشهادة طبية حديثة." },
        { from: "player", text: "عندي الاثنتان. إلى اللقاء يوم الثلاثاء." },
      ],
    },
    {
      subject: "حديث أول",
      lines: [
        {
          from: "recruiter",
          text: "مرحبًا {player}، سعدنا بمعرفة الاسم وراء الملف. متى يمكن أن نتصل بك؟ المساء يناسبنا.",
        },
        { from: "player", text: "أي يوم بعد السابعة مساءً. أودّ أن يشارك مدربي في المكالمة." },
        { from: "recruiter", text: "هذا أفضل. نقول الأربعاء عند 19:30 وأرسل الرابط صباحًا." },
      ],
    },
  ],
};

/** A club's program for a visit; Latin letters only, as the PDF requires. */
export const programme = {
  en: {
    name: "programme.pdf",
    lines: [
      "Your two days with us",
      "{organization}",
      "Day 1, 17:00  Arrival, keys to your room",
      "Day 1, 18:30  Practice with the group",
      "Day 2, 10:00  Measurements and a talk with the coaches",
      "Day 2, 15:00  Match among ourselves",
      "Day 2, 18:00  What we saw, and what comes next",
    ],
  },
  fr: {
    name: "programme.pdf",
    lines: [
      "Vos deux jours avec nous",
      "{organization}",
      "Jour 1, 17 h 00  Accueil, clés de la chambre",
      "Jour 1, 18 h 30  Entraînement avec le groupe",
      "Jour 2, 10 h 00  Mesures et échange avec les entraîneurs",
      "Jour 2, 15 h 00  Opposition interne",
      "Jour 2, 18 h 00  Ce que nous avons vu, et la suite",
    ],
  },
} as const;

export const phrases = {
  en: [
    {
      title: "Where we meet",
      content: "We meet at the club house at 17:30; the tram stops in front of it. Ask for the head coach.",
    },
    { title: "What to bring", content: "Please bring your licence, your boots and a bottle. Everything else is here." },
  ],
  fr: [
    {
      title: "Le rendez-vous",
      content: "Rendez-vous au club à 17 h 30, le tram s’arrête devant. Demandez l’entraîneur principal.",
    },
    {
      title: "À apporter",
      content: "Pensez à votre licence, à vos chaussures et à une gourde. Le reste est sur place.",
    },
  ],
} as const;
