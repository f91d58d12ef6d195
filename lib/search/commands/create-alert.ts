import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayKeepAlert } from "../policy";
import { alertInput } from "../schema/alert";

export const createAlert = command({
  limit: { act: "createAlert", person: byHand },
  by: recruiters,
  input: alertInput,
  async load(tx, { criteria }, { recruiterId }) {
    await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
    const where = { recruiterId };
    const alertCount = await tx.talentAlert.count({ where });
    const same = await tx.talentAlert.count({ where: { ...where, alertCriteria: { equals: criteria as object } } });
    return { criteria, kept: alertCount, same };
  },
  allow: mayKeepAlert,
  async run({ tx, actor: { recruiterId }, input: { criteria: alertCriteria, name = null, frequency } }) {
    const createdAt = now();
    const data = {
      recruiterId,
      alertCriteria: alertCriteria as object,
      name,
      frequency,
      createdAt,
      watchesSince: createdAt,
    };
    const { id: alertId } = await tx.talentAlert.create({ data, select: { id: true } });
    return { alertId };
  },
});
