export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

export function best(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? "gzip" : "identity";
}
