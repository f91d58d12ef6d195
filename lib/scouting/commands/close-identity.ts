import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayUseDisclosure } from "../policy";
import { disclosureToUse } from "../queries/disclosure-to-use";
import { disclosureInput } from "../schema";

/** The player, or a minor's guardian, takes the name back from one recruiter; from then on plan and verification alone say how deep that one sees. */
export const closeIdentity = command({
  limit: { act: "closeIdentity", person: byHand },
  by: playerSide,
  input: disclosureInput,
  load: (tx, { disclosureId }, actor) =>
    disclosureToUse(tx, disclosureId, { playerId: actor.playerId ?? actor.guardianOf }),
  allow: mayUseDisclosure,
  async run({ tx, actor, subject: { id: disclosureId, playerId, recruiterId } }) {
    await tx.disclosure.update({ where: { id: disclosureId }, data: { closedAt: now(), closedBy: actor.kind } });
    await recordEvent(tx, actor, "identity.closed", { disclosureId, playerId, recruiterId });
    return { disclosureId };
  },
});
