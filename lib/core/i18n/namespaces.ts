/** Every file of messages/<locale>/; a new file is named here and typed in messages.ts. */
export const namespaces = [
  "accounts",
  "errors",
  "layout",
  "local",
  "ui",
  "form",
  "not-found",
  "pages",
  "sports",
  "notifications",
  "messages",
  "toasts",
  "billing",
  "recruiters",
  "verification",
  "admin",
  "players",
  "dashboard",
  "events",
  "scouting",
  "talent",
  "home",
  "jobs",
  "news",
] as const;

export type Namespace = (typeof namespaces)[number];
