import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { lockClaim } from "../queries/lock-claim";
import { revertClaimInput } from "../schema/statement";
import { writeVersion } from "../steps/write-version";

export const revertClaim = command({
  limit: { act: "revertClaim", person: byHand },
  by: staff("news"),
  input: revertClaimInput,
  async load(tx, { id, version: number }) {
    const { version } = await lockClaim(tx, id);
    const earlier = await tx.claimVersion.findUnique({ where: { claimId_number: { claimId: id, number } } });
    return { said: version, earlier: earlier ?? refuse("not_found") };
  },
  async run({ tx, actor, input: { id }, subject: { said: version, earlier } }) {
    if (version.number !== earlier.number) await writeVersion(tx, actor, { id, last: version.number }, earlier);
    return { claimId: id };
  },
});
