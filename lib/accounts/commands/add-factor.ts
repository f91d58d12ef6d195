import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { base32Secret, otpauthUri, recoveryCodes } from "../provider/one-time-code";
import { qrSvg } from "../provider/qr";
import { factorInput, mostFactors } from "../schema";

/** Starts enrolling a second factor; it is required only after `verifyFactor`. An unverified earlier one is deleted. */
export const addFactor = command({
  limit: { act: "addFactor", person: byHand },
  by: signedIn,
  input: factorInput,
  load: (tx, _input, { userId: id }) =>
    tx.user.findUniqueOrThrow({
      where: { id },
      select: { email: true, _count: { select: { factors: { where: { verifiedAt: { not: null } } } } } },
    }),
  run: async ({ tx, actor: { userId }, input: { friendly_name, factor_type, issuer }, subject }) => {
    if (factor_type !== "totp") refuse("factor_not_offered", "factor_type");
    if (subject._count.factors >= mostFactors) refuse("too_many_factors");
    await tx.authFactor.deleteMany({ where: { userId, verifiedAt: null } });
    const { id } = await tx.authFactor.create({
      data: { userId, factorType: factor_type, friendlyName: friendly_name ?? null, secret: {} },
    });
    const uri = otpauthUri(id, subject.email, issuer);
    return {
      id,
      type: factor_type,
      friendly_name: friendly_name ?? null,
      totp: { qr_code: qrSvg(uri), secret: base32Secret(id), uri },
      recovery_codes: recoveryCodes(id),
    };
  },
});
