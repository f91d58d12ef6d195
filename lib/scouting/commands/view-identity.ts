import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { mayUseDisclosure } from "../policy";
import { disclosureToUse } from "../queries/disclosure-to-use";
import { ofRecruiter } from "../queries/open-request";
import { disclosureInput } from "../schema";

/** Every reading of a revealed name leaves a row the player can see; without the row nobody reads. */
export const viewIdentity = command({
  limit: { act: "viewIdentity", person: { burst: 240, seconds: 60 } },
  input: disclosureInput,
  load: (tx, { disclosureId }, actor) => disclosureToUse(tx, disclosureId, ofRecruiter(actor)),
  allow: mayUseDisclosure,
  async run({ tx, subject: { id: disclosureId } }) {
    await tx.disclosureView.create({ data: { disclosureId, what: "identity", viewedAt: now() } });
    return { disclosureId };
  },
});
