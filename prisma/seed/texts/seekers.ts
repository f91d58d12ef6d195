import type { JobType } from "../../../lib/jobs/schema/job.ts";
import type { Language } from "./metrics.ts";

export const licences: Record<JobType, readonly string[]> = {
  referee: ["Regional referee licence", "First aid"],
  coach: ["Coaching licence, level 3"],
  trainer: ["BSc sport science", "Strength and conditioning certificate"],
  physiotherapist: ["Physiotherapy degree"],
  sports_manager: ["Master in sport management"],
  other: ["First aid"],
};

export const about: Record<Language, string> = {
  en: "I work with clubs that plan more than a season ahead. References on request; I can start after four weeks’ notice and travel at weekends.",
  fr: "Je travaille avec des clubs qui voient plus loin qu’une saison. Références sur demande ; je peux commencer après quatre semaines de préavis et me déplacer le week-end.",
  es: "Trabajo con clubes que planifican más de una temporada. Referencias a petición; puedo empezar tras cuatro semanas de preaviso y viajar los fines de semana.",
  ar: "أعمل مع أندية تخطط لأكثر من موسم. المراجع عند الطلب، ويمكنني البدء بعد أربعة أسابيع والسفر في عطلة نهاية الأسبوع.",
};
