import type { Language } from "./metrics.ts";

/** A player's request for an agent, and the first answer. */
export const agentTexts: Record<Language, { asks: string; answer: string }> = {
  fr: {
    asks: "Je souhaite que Recruit soit mon agent exclusif.",
    answer:
      "Merci de votre confiance. Avant tout contrat, nous vous présentons l’agent titulaire d’une licence qui vous représenterait, et vous lisez le mandat avant de signer quoi que ce soit. Quels jours êtes-vous joignable la semaine prochaine ?",
  },
  en: {
    asks: "I want Recruit to act as my exclusive agent.",
    answer:
      "Thank you for your trust. Before anything is signed, you meet the person who would act for you and read the mandate at home. Which days next week can we call you?",
  },
  es: {
    asks: "Quiero que Recruit sea mi agente exclusivo.",
    answer:
      "Gracias por tu confianza. Antes de firmar nada conocerás a quien te representaría y leerás el mandato con calma. ¿Qué días de la semana que viene podemos llamarte?",
  },
  ar: {
    asks: "أرغب في أن يكون Recruit وكيلي الحصري.",
    answer:
      "شكرًا على ثقتك. قبل توقيع أي شيء تتعرّف إلى من سيمثّلك وتقرأ التفويض على مهل. في أي أيام الأسبوع المقبل يمكننا الاتصال بك؟",
  },
};
