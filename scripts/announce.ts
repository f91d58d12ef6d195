import { DEMO_PASSWORD, demoEmails } from "../prisma/seed/accounts.ts";
import type { PreparedApp } from "./prepare.ts";

export function printAddresses({ settings, demo }: PreparedApp) {
  console.log(`\nRecruit is ready at ${settings.APP_URL ?? `http://localhost:${settings.PORT}`}`);
  if (settings.APP_URL && !settings.SUPPORT_EMAIL)
    console.log("SUPPORT_EMAIL is not set: messages of the contact form are mailed to every administrator.");
  if (demo)
    console.log(`Demo accounts, all with the password ${DEMO_PASSWORD}: ${Object.values(demoEmails).join(", ")}`);
}
