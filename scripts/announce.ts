import type { House } from "./prepare.ts";

/** The last words of a start: where to go, and as whom. */
export function announce({ settings, demo }: House) {
  console.log(`\nRecruit is ready at ${settings.APP_URL ?? `http://localhost:${settings.PORT}`}`);
  if (!demo) return;
  console.log("Demo accounts: player@demo.recruit, recruiter@demo.recruit, admin@demo.recruit");
}
