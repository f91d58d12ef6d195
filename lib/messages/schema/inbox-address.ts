/** What is searched for, and where the page of the list begins. */
export type InboxAsked = { q?: string | undefined; after?: string | undefined };

/** The address of a page of the list, with a message opened over it where one is named. */
export function inboxAddress({ q, after }: InboxAsked, message?: string): string {
  const parameters = Object.entries({ q, after, message }).filter((one): one is [string, string] => Boolean(one[1]));
  return parameters.length > 0 ? `/messages?${new URLSearchParams(parameters)}` : "/messages";
}
