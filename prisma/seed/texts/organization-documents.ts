import type { Organization } from "./organizations.ts";

type SeedDocument = { name: string; lines: readonly string[] };

/** Sample documents of organizations; each states that it is a sample. */
export function organizationDocument(
  kind: "identity" | "organization_proof" | "professional_licence",
  { name, contact, address, language }: Organization,
): SeedDocument {
  if (kind === "professional_licence")
    return {
      name: "licence-agent.pdf",
      lines: [
        "Licence d’agent sportif (spécimen)",
        contact,
        name,
        "Document inventé pour la démonstration.",
        "Il n’autorise personne.",
      ],
    };
  if (kind === "identity") {
    if (language === "fr")
      return {
        name: "piece-identite.pdf",
        lines: [
          "Pièce d’identité (spécimen)",
          contact,
          "Document inventé pour la démonstration.",
          "Il n’appartient à personne.",
        ],
      };
    if (language === "es")
      return {
        name: "documento-identidad.pdf",
        lines: [
          "Documento de identidad (muestra)",
          contact,
          "Documento inventado para la demostración.",
          "No pertenece a nadie.",
        ],
      };
    return {
      name: "identity.pdf",
      lines: ["Identity document (sample)", contact, "Invented for the demo.", "It belongs to nobody."],
    };
  }
  if (language === "fr")
    return {
      name: "statuts.pdf",
      lines: [
        "Statuts de l’association (spécimen)",
        name,
        address,
        `Représentée par ${contact}`,
        "Document inventé pour la démonstration.",
      ],
    };
  if (language === "es")
    return {
      name: "estatutos.pdf",
      lines: [
        "Estatutos (muestra)",
        name,
        address,
        `Representada por ${contact}`,
        "Documento inventado para la demostración.",
      ],
    };
  return {
    name: "registration.pdf",
    lines: [
      "Certificate of registration (sample)",
      name,
      address,
      `Represented by ${contact}`,
      "Invented for the demo.",
    ],
  };
}
