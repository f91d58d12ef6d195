export type InboxQuery = { q?: string | undefined; after?: string | undefined };

export function inboxAddress({ q, after }: InboxQuery, message?: string): string {
  const parameters = Object.entries({ q, after, message }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return parameters.length > 0 ? `/messages?${new URLSearchParams(parameters)}` : "/messages";
}
