/** Unusual texts for addresses, percent-encoded where necessary. */
export const oddTexts = [
  "%00",
  "%F0%9F%98%80",
  "%E2%80%AEevil",
  "..%2F..%2Fetc",
  "%ED%A0%80",
  "%E0%A4%A",
  "a".repeat(3000),
  "<script>",
  "'; drop table players; --",
] as const;
