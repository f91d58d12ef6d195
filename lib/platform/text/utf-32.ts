export type ByteOrder = "le" | "be";

const utf32Starts: readonly (readonly [ByteOrder, number])[] = [
  ["le", 0xfeff],
  ["be", 0xfeff],
  ["le", "<".charCodeAt(0)],
  ["be", "<".charCodeAt(0)],
];

/** The byte order of XML in UTF-32, by its byte order mark or its first "<"; null for anything else. */
export function utf32Order(bytes: Uint8Array): ByteOrder | null {
  if (bytes.length < 4) return null;
  const [first] = wordsOf(bytes.subarray(0, 4), "le");
  const [swapped] = wordsOf(bytes.subarray(0, 4), "be");
  return utf32Starts.find(([order, start]) => start === (order === "le" ? first : swapped))?.[0] ?? null;
}

/** Decodes UTF-32 without its byte order mark; what is no character becomes U+FFFD. `TextDecoder` does not know it. */
export function decodeUtf32(bytes: Uint8Array, order: ByteOrder): string {
  const characters = Array.from(wordsOf(bytes, order), (code) =>
    isCharacter(code) ? String.fromCodePoint(code) : "\ufffd",
  );
  if (bytes.length % 4 > 0) characters.push("\ufffd");
  return characters.join("").replace(/^\ufeff/, "");
}

function wordsOf(bytes: Uint8Array, order: ByteOrder): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, order === "le"));
}

const isCharacter = (code: number) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
