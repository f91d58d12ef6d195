import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contactEvents } from "../events";
import { mayUseDisclosure } from "../policy/requests";
import { disclosureToUse } from "../queries/disclosure-to-use";
import { disclosureInput } from "../schema/requests";

/** Hides the name from one recruiter again; their plan and verification alone then decide the access level. */
export const closeIdentity = command({
  limit: { act: "closeIdentity", person: byHand },
  by: playerSide,
  input: disclosureInput,
  load: (tx, { disclosureId }, actor) =>
    disclosureToUse(tx, disclosureId, { playerId: actor.playerId ?? actor.guardianOf }),
  allow: mayUseDisclosure,
  async run({ tx, actor, subject: { id: disclosureId, playerId, recruiterId } }) {
    await tx.disclosure.update({ where: { id: disclosureId }, data: { closedAt: now(), closedBy: actor.kind } });
    await contactEvents.record(tx, actor, "identity.closed", { disclosureId, playerId, recruiterId });
    return { disclosureId };
  },
});
