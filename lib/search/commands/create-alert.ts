import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayKeepAlert } from "../policy";
import { alertInput } from "../schema/alert";

/** Keeps a search and watches it: whoever fits from now on is told. */
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
    const at = now();
    const data = {
      recruiterId,
      alertCriteria: alertCriteria as object,
      name,
      frequency,
      createdAt: at,
      watchesSince: at,
    };
    const { id: alertId } = await tx.talentAlert.create({ data, select: { id: true } });
    return { alertId };
  },
});
