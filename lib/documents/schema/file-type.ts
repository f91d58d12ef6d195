import type { DocumentType } from "./document";

const beginnings: Record<DocumentType, number[]> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is by its first bytes; null for what is none of the types we take. */
export function typeOf(bytes: Uint8Array): DocumentType | null {
  const isType = (type: DocumentType) => beginnings[type].every((byte, at) => bytes[at] === byte);
  return (["application/pdf", "image/jpeg", "image/png"] as const).find(isType) ?? null;
}
