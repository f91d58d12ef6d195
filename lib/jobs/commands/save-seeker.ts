import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { jobEvents } from "../events";
import { seekers } from "../policy";
import { seekerInput } from "../schema/seeker";
import { keepAuthorsBirthDate } from "../steps/birth-date-to-keep";
import { keepSeeker } from "../steps/keep-seeker";

export const saveSeeker = command({
  limit: { act: "saveSeeker", person: byHand },
  by: seekers,
  input: seekerInput,
  load: async (tx, { country }, { userId }) => {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    await keepSeeker(tx, userId, country);
    return tx.jobSeeker.findUniqueOrThrow({ where: { userId }, select: { id: true, status: true } });
  },
  async run({ tx, actor, input, subject: { id: seekerId, status: previousStatus } }) {
    const { shown, sport: sportSlug, languages, licences, birthDate, ...rest } = input;
    const columns = { ...rest, sportSlug };
    const unchanged = { id: seekerId, ...columns, languages: { equals: languages }, licences: { equals: licences } };
    const staysTakenDown = previousStatus === "taken_down" && (await tx.jobSeeker.count({ where: unchanged })) > 0;
    if (staysTakenDown && shown) refuse("profile_taken_down");
    const status = staysTakenDown ? previousStatus : shown ? ("shown" as const) : ("hidden" as const);
    await tx.jobSeeker.update({ where: { id: seekerId }, data: { ...columns, languages, licences, status } });
    await keepAuthorsBirthDate(tx, actor, birthDate);
    await jobEvents.record(tx, actor, "seeker.updated", { seekerId });
    return { seekerId };
  },
});
