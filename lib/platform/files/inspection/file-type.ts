import { nameAt } from "./bytes";

/** File extensions by type; the first is the one a stored file gets. */
export const fileExtensions = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
} as const satisfies Record<string, readonly string[]>;

export type FileType = keyof typeof fileExtensions;

const signatures: Record<FileType, number[]> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Photos of phones in a format that our image library cannot decode: another one converts them. */
export const isHeic = (head: Uint8Array): boolean =>
  head.length >= 12 && nameAt(head, 4) === "ftyp" && heicBrands.includes(nameAt(head, 8));

export function typeOf(bytes: Uint8Array): FileType | null {
  const isType = (type: FileType) => signatures[type].every((byte, index) => bytes[index] === byte);
  return (["application/pdf", "image/jpeg", "image/png"] as const).find(isType) ?? null;
}
