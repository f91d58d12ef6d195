import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { comesOfAge } from "@/lib/players/schema/ages";
import { aMinor } from "./people";

/** A minor, a clock so many days before the 18th birthday, and the e-mails to both since then. */
export async function beforeBirthday(days: number) {
  const minor = await aMinor({ age: 17, consentImageRights: true });
  const birthday = comesOfAge(minor.player.birthDate);
  const stand = (daysLeft: number) => setClock(() => daysFrom(birthday, -daysLeft));
  stand(days);
  const mailsTo = (email: string) => db.mail.findMany({ where: { to: email } });
  const both = async () => {
    await runDueHandlers();
    const [playerEmails, guardianEmails] = await Promise.all([
      mailsTo(minor.player.email),
      mailsTo(minor.guardian.email),
    ]);
    return [playerEmails.length, guardianEmails.length];
  };
  return { ...minor, stand, both };
}
