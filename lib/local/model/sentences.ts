import type { Locale } from "@/lib/core/i18n/routing";

/** What the assistant says around the articles. */
export const sentences: Record<
  Locale,
  { more: string; unknown: string; hello: string; welcome: string; here: string }
> = {
  en: {
    more: "Read more:",
    unknown: "I did not find this in our help articles. Ask the team, a person answers:",
    hello: "Hello. Ask me about profiles, plans, verification, privacy, events or jobs on Recruit.",
    welcome: "You are welcome. Is there anything else?",
    here: "Here is what I see on your account.",
  },
  fr: {
    more: "En savoir plus :",
    unknown: "Je n’ai pas trouvé cela dans nos articles d’aide. Demandez à l’équipe, une personne répond :",
    hello:
      "Bonjour. Posez-moi vos questions sur les profils, les plans, la vérification, la confidentialité, les événements ou les emplois sur Recruit.",
    welcome: "Avec plaisir. Autre chose ?",
    here: "Voici ce que je vois sur votre compte.",
  },
  es: {
    more: "Más información:",
    unknown: "No lo he encontrado en nuestros artículos de ayuda. Pregunta al equipo, responde una persona:",
    hello: "Hola. Pregúntame por perfiles, planes, verificación, privacidad, eventos o empleos en Recruit.",
    welcome: "De nada. ¿Algo más?",
    here: "Esto es lo que veo en tu cuenta.",
  },
  ar: {
    more: "للمزيد:",
    unknown: "لم أجد ذلك في مقالات المساعدة. اسأل الفريق وسيجيبك شخص:",
    hello: "مرحبًا. اسألني عن الملفات أو الباقات أو التوثيق أو الخصوصية أو الفعاليات أو الوظائف في Recruit.",
    welcome: "على الرحب والسعة. هل من شيء آخر؟",
    here: "هذا ما أراه في حسابك.",
  },
};

export const greeting =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|bonjour|salut|bonsoir|hola|buenas|buenos d[ií]as|buenas tardes|مرحبا|السلام عليكم|أهلا|اهلا|صباح الخير|مساء الخير)[\s!.,؟?]*$/iu;

export const thanks =
  /^(?:thanks?|thank you|thx|merci|gracias|شكرا)(?:\s+(?:a lot|very much|beaucoup|bien|muchas|جزيلا|لك))*[\s!.,]*$/iu;
