import "server-only";
import { playerSide } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
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
    await tx.disclosure.update({ where: { id: disclosureId }, data: { closedAt: now() } });
    await record(tx, actor, "identity.closed", { disclosureId, playerId, recruiterId });
    return { disclosureId };
  },
});
