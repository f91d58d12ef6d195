import "server-only";
import { now } from "@/lib/platform/clock";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { mayUseDisclosure } from "../policy/requests";
import { disclosureToUse } from "../queries/disclosure-to-use";
import { disclosureInput } from "../schema/requests";

/** Every read of a disclosed name is recorded for the player; if it cannot be recorded, the name is not shown. */
export const viewIdentity = command({
  limit: { act: "viewIdentity", person: { burst: 240, seconds: 60 } },
  by: organizationReaders,
  input: disclosureInput,
  load: (tx, { disclosureId }, { recruiterId }) => disclosureToUse(tx, disclosureId, { recruiterId }),
  allow: mayUseDisclosure,
  async run({ tx, subject: { id: disclosureId } }) {
    await tx.disclosureView.create({ data: { disclosureId, what: "identity", viewedAt: now() } });
    return { disclosureId };
  },
});
