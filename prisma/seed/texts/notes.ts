import type { Language } from "./metrics.ts";

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

export const favoriteTags: Record<Language, readonly string[]> = {
  en: ["quick", "good in the air", "watch live"],
  fr: ["rapide", "bon de la tête", "à voir sur place"],
  es: ["rápido", "buen juego aéreo", "ver en directo"],
  ar: ["سريع", "جيد في الكرات العالية", "للمشاهدة في الملعب"],
};

export const listNames: Record<Language, readonly string[]> = {
  en: ["Summer 2027", "Trial day", "Ask again next year"],
  fr: ["Été 2027", "Journée de détection", "À revoir l’an prochain"],
  es: ["Verano 2027", "Jornada de pruebas", "Volver a mirar el año que viene"],
  ar: ["صيف 2027", "يوم التجارب", "للمراجعة العام المقبل"],
};
