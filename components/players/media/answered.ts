/** The result of a form sent without scripts, as the redirect puts it into the query: refusal code, title and id of the sent video. */
export type Answered = { refused?: string | undefined; title?: string | undefined; sent?: string | undefined };

export function answeredIn(query: Record<string, string | string[] | undefined>): Answered {
  const stringParam = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  return { refused: stringParam("refused"), title: stringParam("title"), sent: stringParam("sent") };
}
