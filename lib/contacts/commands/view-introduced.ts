import "server-only";
import { now } from "@/lib/platform/clock";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { mayUse } from "../policy/introductions";
import { introductionToSettle } from "../queries/introduction-to-settle";
import { introductionInput } from "../schema/introductions";

export const viewIntroduced = command({
  limit: { act: "viewIntroduced", person: { burst: 240, seconds: 60 } },
  by: organizationReaders,
  input: introductionInput,
  load: (tx, { introductionId }, { recruiterId }) => introductionToSettle(tx, introductionId, { recruiterId }),
  allow: mayUse,
  async run({ tx, input: { introductionId: id } }) {
    await tx.introduction.update({ where: { id }, data: { views: { increment: 1 }, viewedAt: now() } });
    return { introductionId: id };
  },
});
