import type { Language } from "./metrics.ts";

type TicketText = { name: string | null; language: Language; message: string; daysAgo: number; answered: boolean };

/** Without a name, somebody with an account wrote. */
export const ticketTexts: readonly TicketText[] = [
  {
    name: "Ghislaine Aubry",
    language: "fr",
    daysAgo: 21,
    answered: true,
    message: "Bonjour, mon fils a 15 ans et joue au handball. Que verrez-vous de lui, et qui peut lui écrire ?",
  },
  {
    name: null,
    language: "fr",
    daysAgo: 14,
    answered: true,
    message: "J’ai changé de club en septembre. Faut-il refaire signer les faits par le nouvel entraîneur ?",
  },
  {
    name: "Peter Hollowell",
    language: "en",
    daysAgo: 9,
    answered: true,
    message: "We are a school, not a club. Which organisation type should we choose, and which proof do you accept?",
  },
  {
    name: null,
    language: "es",
    daysAgo: 5,
    answered: false,
    message: "He aceptado una solicitud por error. ¿Puedo cerrar mi identidad a esa organización?",
  },
  {
    name: "Sanne Claes",
    language: "en",
    daysAgo: 3,
    answered: false,
    message: "Can I export everything you hold about me in one file?",
  },
  {
    name: null,
    language: "ar",
    daysAgo: 2,
    answered: false,
    message: "هل يمكن إضافة شهادة من الاتحاد إلى ملفي، وبأي صيغة؟",
  },
  {
    name: "Bruno Castaing",
    language: "fr",
    daysAgo: 1,
    answered: false,
    message: "Nos deux recruteurs peuvent-ils partager le même abonnement Pro ?",
  },
];
