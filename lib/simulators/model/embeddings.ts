import type { z } from "zod";
import { normalizeForSearch, splitWords } from "@/lib/platform/text/terms";
import type { embeddingRequest } from "./messages";
import { EMBEDDING_MODEL } from "./settings";

const DIMENSIONS = 256;
const TRIGRAM_WEIGHT = 0.4;

/** Hashes words and their trigrams: similar in spelling, not in meaning. */
export function embed({ input, dimensions, encoding_format }: z.output<typeof embeddingRequest>) {
  const texts = Array.isArray(input) ? input : [input];
  const data = texts.map((text, index) => {
    const vector = vectorOf(text, dimensions ?? DIMENSIONS);
    const embedding = encoding_format === "base64" ? Buffer.from(vector.buffer).toString("base64") : [...vector];
    return { object: "embedding", index, embedding };
  });
  const tokens = texts.reduce((sum, text) => sum + splitWords(text).length, 0);
  return { object: "list", model: EMBEDDING_MODEL, data, usage: { prompt_tokens: tokens, total_tokens: tokens } };
}

function vectorOf(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of splitWords(text).map(normalizeForSearch)) {
    add(vector, word, 1);
    const padded = `_${word}_`;
    for (let start = 0; start + 3 <= padded.length; start += 1)
      add(vector, padded.slice(start, start + 3), TRIGRAM_WEIGHT);
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function add(vector: Float32Array, piece: string, weight: number) {
  const hash = fnv(piece);
  const index = hash % vector.length;
  vector[index] = (vector[index] ?? 0) + (hash & 0x10000 ? weight : -weight);
}

/** FNV-1a, 32 bits. */
function fnv(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}
