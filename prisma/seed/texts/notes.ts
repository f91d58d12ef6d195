import type { Language } from "./metrics.ts";

/** What recruiters write to themselves beside a favourite. */
export const favoriteNotes: Record<Language, readonly string[]> = {
  en: [
    "Seen on video twice, good under pressure",
    "Ask about studies and visa",
    "Plan B if the trial does not work out",
    "Call the coach first",
  ],
  fr: [
    "Deux vidéos regardées, solide sous pression",
    "Demander pour les études",
    "Solution de rechange si l’essai ne va pas",
    "Appeler l’entraîneur d’abord",
  ],
  es: [
    "Dos vídeos vistos, aguanta la presión",
    "Preguntar por los estudios",
    "Alternativa si la prueba no sale",
    "Llamar primero al entrenador",
  ],
  ar: ["مقطعان جيدان، ثبات تحت الضغط", "السؤال عن الدراسة", "بديل إن لم تنجح التجربة", "الاتصال بالمدرب أولًا"],
};
