import { runDueHandlers } from "@/lib/handlers";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { comesOfAge } from "@/lib/players/schema/ages";
import { aMinor } from "./factories";

/** A minor, a clock that stands so many days before the 18th birthday, and the mails to both since. */
export async function beforeBirthday(days: number) {
  const minor = await aMinor({ age: 17, consentImageRights: true });
  const birthday = comesOfAge(minor.player.birthDate);
  const stand = (left: number) => setClock(() => daysFrom(birthday, -left));
  stand(days);
  const mailsTo = (email: string) => db.mail.findMany({ where: { to: email } });
  const both = async () => {
    await runDueHandlers();
    const [own, theirs] = await Promise.all([mailsTo(minor.player.email), mailsTo(minor.guardian.email)]);
    return [own.length, theirs.length];
  };
  return { ...minor, stand, both };
}
