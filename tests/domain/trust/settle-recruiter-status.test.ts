import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { verificationState } from "@/lib/trust/policy/verification";
import { settleRecruiterStatus } from "@/lib/trust/steps/settle-recruiter-status";
import { aRecruiter } from "../../support/factories/people";
import { aCase } from "../../support/factories/verification";

type State = "pending" | "verified" | "rejected";

test.each<[State | null, State | null, State]>([
  [null, null, "pending"],
  ["verified", null, "pending"],
  ["verified", "pending", "pending"],
  ["verified", "verified", "verified"],
  ["rejected", "verified", "rejected"],
  ["pending", "rejected", "rejected"],
])("identity %s and proof %s come to %s", (identity, proof, outcome) => {
  const row = (documentType: string, state: State | null) =>
    state ? [{ documentType, verificationStatus: state }] : [];
  expect(verificationState([...row("identity", identity), ...row("organization_proof", proof)])).toBe(outcome);
});

test("only a changed status is written and returned", async () => {
  const { recruiter, user } = await aRecruiter({ status: "pending", verifiedAt: null });
  const settled = () =>
    db.$transaction(async (tx) =>
      settleRecruiterStatus(tx, await tx.recruiter.findUniqueOrThrow({ where: { id: recruiter.id } })),
    );
  expect(await settled()).toBeNull();
  const good = { verificationStatus: "verified", verifiedAt: now() } as const;
  await aCase(user.id, "identity", good);
  await aCase(user.id, "organization_proof", good);
  expect(await settled()).toBe("verified");
  expect(await settled()).toBeNull();
});
