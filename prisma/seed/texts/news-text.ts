export type NewsText = { title: string; excerpt: string; paragraphs: readonly string[] };
