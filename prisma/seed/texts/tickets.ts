import type { Language } from "./metrics.ts";

type TicketText = { name: string | null; language: Language; message: string; daysAgo: number; answer: string | null };

/** Without a name, the sender has an account. */
export const ticketTexts: readonly TicketText[] = [
  {
    name: "Ghislaine Aubry",
    language: "fr",
    daysAgo: 21,
    answer:
      "Bonjour. Tout le monde voit sa fiche : pseudonyme, tranche d’âge, pays, sport, niveau. Un recruteur vérifié peut envoyer une demande de contact, que votre fils et vous devez accepter tous les deux. Il voit alors son nom et vos coordonnées, jamais celles de votre fils.",
    message: "Bonjour, mon fils a 15 ans et joue au handball. Que voient les autres de lui, et qui peut lui écrire ?",
  },
  {
    name: null,
    language: "fr",
    daysAgo: 14,
    answer:
      "Bonjour. Non : une mesure garde la confirmation de l’entraîneur précédent, avec sa date. Pour la nouvelle saison, ajoutez de nouvelles mesures et demandez leur confirmation au nouvel entraîneur.",
    message:
      "J’ai changé de club en septembre. Faut-il faire confirmer de nouveau mes mesures par le nouvel entraîneur ?",
  },
  {
    name: "Peter Hollowell",
    language: "en",
    daysAgo: 9,
    answer:
      "Choose “University”. A letter on school letterhead, signed by the head of sport, is proof enough, together with an identity document of the person who recruits.",
    message: "We’re a school, not a club. Which type of organisation should we choose, and what proof do you accept?",
  },
  {
    name: null,
    language: "es",
    daysAgo: 5,
    answer: null,
    message: "He aceptado una solicitud por error. ¿Puedo revocar el acceso de esa organización a mi nombre?",
  },
  {
    name: "Sanne Claes",
    language: "en",
    daysAgo: 3,
    answer: null,
    message: "Can I export everything you hold about me in one file?",
  },
  {
    name: null,
    language: "ar",
    daysAgo: 2,
    answer: null,
    message: "هل يمكن إضافة شهادة من الاتحاد إلى ملفي، وبأي صيغة؟",
  },
  {
    name: "Bruno Castaing",
    language: "fr",
    daysAgo: 1,
    answer: null,
    message: "Nos deux recruteurs peuvent-ils partager le même abonnement Pro ?",
  },
];
