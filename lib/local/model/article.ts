/** What people ask (never shown, only searched) and what is answered. */
export type Passage = [asked: string, text: string];

export type Article = { path: string; title: string; passages: Passage[] };
