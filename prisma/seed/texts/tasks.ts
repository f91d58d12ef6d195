import type { Language } from "./metrics.ts";

/** Tasks of recruiters: overdue, soon, without a date, done. */
export const boardTasks: Record<Language, readonly [string, string, string, string]> = {
  en: ["Decide after the video", "Agree on a day for the trial", "Ask about the contract end", "Call the coach"],
  fr: ["Décider après la vidéo", "Fixer la date de l’essai", "Demander la fin de contrat", "Appeler l’entraîneur"],
  es: ["Decidir tras el vídeo", "Fijar la fecha de la prueba", "Preguntar el fin de contrato", "Llamar al entrenador"],
  ar: ["القرار بعد مشاهدة الفيديو", "تحديد موعد التجربة", "السؤال عن نهاية العقد", "الاتصال بالمدرب"],
};
