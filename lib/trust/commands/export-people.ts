import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { trustEvents } from "../events";
import { exportPeopleInput } from "../schema/reports";

/** A job writes the file in the language of the page; each person can have one export in progress. */
export const exportPeople = command({
  limit: { act: "exportPeople", person: { burst: 10, seconds: 3600 } },
  by: staff("accounts"),
  input: exportPeopleInput,
  async load(tx, _input, { userId }) {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    const unfinished = { askedById: userId, finishedAt: null, failedAt: null };
    if ((await tx.peopleExport.count({ where: unfinished })) > 0) refuse("export_under_way");
  },
  async run({ tx, actor, input: { format } }) {
    const data = { askedById: actor.userId, format, locale: actor.locale, createdAt: now() };
    const { id } = await tx.peopleExport.create({ data, select: { id: true } });
    await trustEvents.record(tx, actor, "export.asked", { exportId: id });
    return { exportId: id };
  },
});
