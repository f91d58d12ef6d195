import { arabic } from "./conversations.ar.ts";
import { english } from "./conversations.en.ts";
import { spanish } from "./conversations.es.ts";
import { french } from "./conversations.fr.ts";
import type { Language } from "./metrics.ts";
import type { Conversations } from "./script.ts";

export const conversations: Record<Language, Conversations> = {
  en: english,
  fr: french,
  es: spanish,
  ar: arabic,
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
      "Day 2, 15:00  Practice match",
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
