import type { Language } from "./metrics.ts";

export type IdentityKind = "identity" | "guardian_identity" | "guardian_tie";
type SeedDocument = { name: string; lines: readonly string[] };
/** `born` is in the date format of that language. */
type Person = { fullName: string; guardian: string; born: string };

const documentTexts: Record<"fr" | "es" | "en", (person: Person) => Record<IdentityKind, SeedDocument>> = {
  fr: ({ fullName, guardian, born }) => ({
    identity: {
      name: "carte-identite.pdf",
      lines: ["Carte d’identité (spécimen)", fullName, `Né(e) le ${born}`, ...invented.fr],
    },
    guardian_identity: {
      name: "piece-identite-parent.pdf",
      lines: ["Carte d’identité (spécimen)", guardian, ...invented.fr],
    },
    guardian_tie: {
      name: "livret-de-famille.pdf",
      lines: [
        "Livret de famille (spécimen)",
        `Enfant : ${fullName}, né(e) le ${born}`,
        `Parent : ${guardian}`,
        ...invented.fr,
      ],
    },
  }),
  es: ({ fullName, guardian, born }) => ({
    identity: {
      name: "documento-identidad.pdf",
      lines: ["Documento de identidad (muestra)", fullName, `Fecha de nacimiento: ${born}`, ...invented.es],
    },
    guardian_identity: {
      name: "documento-tutor.pdf",
      lines: ["Documento de identidad (muestra)", guardian, ...invented.es],
    },
    guardian_tie: {
      name: "libro-de-familia.pdf",
      lines: ["Libro de familia (muestra)", `${fullName}, ${born}`, guardian, ...invented.es],
    },
  }),
  en: ({ fullName, guardian, born }) => ({
    identity: {
      name: "identity-card.pdf",
      lines: ["Identity card (sample)", fullName, `Born on ${born}`, ...invented.en],
    },
    guardian_identity: { name: "guardian-identity.pdf", lines: ["Identity card (sample)", guardian, ...invented.en] },
    guardian_tie: {
      name: "birth-certificate.pdf",
      lines: [
        "Birth certificate (sample)",
        `Child: ${fullName}, born on ${born}`,
        `Parent: ${guardian}`,
        ...invented.en,
      ],
    },
  }),
};

const invented = {
  fr: ["Document inventé pour la démonstration.", "Il n’appartient à personne."],
  es: ["Documento inventado para la demostración.", "No pertenece a nadie."],
  en: ["Invented for the demo.", "It belongs to nobody."],
} as const;

/** Sample documents of a player; each states that it is a sample. */
export const identityDocument = (kind: IdentityKind, language: Language, person: Person): SeedDocument =>
  documentTexts[language === "ar" ? "en" : language](person)[kind];

export const reasons: Record<"fr" | "es" | "en", string> = {
  fr: "La photo est coupée : la date de naissance n’apparaît pas. Posez la carte à plat et cadrez-la en entier.",
  es: "La foto está cortada y la fecha de nacimiento no se lee. Apoya el documento y encuádralo entero.",
  en: "The photo is cut off and the date of birth cannot be read. Lay the card flat and make sure all of it is in the picture.",
};
