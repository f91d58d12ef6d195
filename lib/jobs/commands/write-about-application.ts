import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { jobEvents } from "../events";
import { mayWriteAbout, tenders } from "../policy";
import { applicationToWriteAbout } from "../queries/talks";
import { applicationMessageInput } from "../schema/application";

/** Sends a message to the other side of an application: from the applicant to the poster of the offer, or back. */
export const writeAboutApplication = command({
  limit: { act: "writeAboutApplication", person: { burst: 60, seconds: 600 } },
  by: tenders,
  input: applicationMessageInput,
  load: (tx, { applicationId }, actor) => applicationToWriteAbout(tx, actor, applicationId),
  allow: mayWriteAbout,
  async run({ tx, actor, input: { applicationId, content }, subject: { jobId, byPoster } }) {
    const { id: messageId } = await tx.applicationMessage.create({
      data: { applicationId, byPoster, content, createdAt: now() },
      select: { id: true },
    });
    await jobEvents.record(tx, actor, "application.message_sent", { applicationId, jobId, messageId, byPoster });
    return { applicationId };
  },
});
