import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { exportPeopleInput } from "../schema";

/** Asks for everybody as a file, in the language of the page; a job writes it. One at a time. */
export const exportPeople = command({
  limit: { act: "exportPeople", person: { burst: 10, seconds: 3600 } },
  by: staff("accounts"),
  input: exportPeopleInput,
  async load(tx, _input, { userId }) {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    const underWay = { askedById: userId, finishedAt: null, failedAt: null };
    if ((await tx.peopleExport.count({ where: underWay })) > 0) refuse("export_under_way");
  },
  async run({ tx, actor, input: { format } }) {
    const data = { askedById: actor.userId, format, locale: actor.locale, createdAt: now() };
    const { id } = await tx.peopleExport.create({ data, select: { id: true } });
    await recordEvent(tx, actor, "export.asked", { exportId: id });
    return { exportId: id };
  },
});
