import "server-only";
import { isAllowed, signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { jobEvents } from "../events";
import { mayReadAbout, tenders } from "../policy";
import { applicationToWriteAbout } from "../queries/talks";
import { withdrawInput } from "../schema/application";

/** Marks the messages of the other side of an application as read; a member who only reads leaves them unread. */
export const readAboutApplication = command({
  limit: { act: "readAboutApplication", person: { burst: 120, seconds: 60 } },
  by: signedIn,
  input: withdrawInput,
  load: (tx, { applicationId }, actor) => applicationToWriteAbout(tx, actor, applicationId),
  allow: mayReadAbout,
  async run({ tx, actor, input: { applicationId }, subject: { jobId, byPoster } }) {
    if (!isAllowed(tenders, actor)) return { applicationId };
    const unreadMessages = { applicationId, byPoster: !byPoster, read: false };
    const { count } = await tx.applicationMessage.updateMany({ where: unreadMessages, data: { read: true } });
    if (count > 0) await jobEvents.record(tx, actor, "application.message_read", { applicationId, jobId });
    return { applicationId };
  },
});
