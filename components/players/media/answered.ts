/** What the address says of a form that was sent without scripts: why it was refused, and what of it is kept. */
export type Answered = { refused?: string | undefined; title?: string | undefined; sent?: string | undefined };

/** Reads out of an address how a form was answered that was sent without scripts. */
export function answeredIn(asked: Record<string, string | string[] | undefined>): Answered {
  const one = (name: string) => (typeof asked[name] === "string" ? asked[name] : undefined);
  return { refused: one("refused"), title: one("title"), sent: one("sent") };
}
