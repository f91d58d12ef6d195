import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { canSendTexts } from "@/lib/platform/outbox/text-message";
import { qrSvg } from "@/lib/platform/print/qr";
import { internationalPhone } from "@/lib/platform/text/phone";
import { base32Secret, otpauthUri, recoveryCodes } from "../provider/one-time-code";
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
  run: async ({ tx, actor: { userId }, input: { friendly_name, factor_type, issuer, phone: typed }, subject }) => {
    if (factor_type === "phone" && !canSendTexts()) refuse("factor_not_offered", "factor_type");
    const phone = factor_type === "phone" ? numberOf(typed) : null;
    if (subject._count.factors >= mostFactors) refuse("too_many_factors");
    await tx.authFactor.deleteMany({ where: { userId, verifiedAt: null } });
    const { id } = await tx.authFactor.create({
      data: { userId, factorType: factor_type, friendlyName: friendly_name ?? null, phone, secret: {} },
    });
    return {
      id,
      type: factor_type,
      friendly_name: friendly_name ?? null,
      ...(factor_type === "totp" && { totp: appSetup(id, subject.email, issuer) }),
      ...(phone && { phone }),
      recovery_codes: recoveryCodes(id),
    };
  },
});

function numberOf(typed?: string) {
  if (!typed) refuse("required", "phone");
  return internationalPhone(typed) ?? refuse("phone_needs_country", "phone");
}

function appSetup(id: string, email: string, issuer?: string) {
  const uri = otpauthUri(id, email, issuer);
  return { qr_code: qrSvg(uri), secret: base32Secret(id), uri };
}
