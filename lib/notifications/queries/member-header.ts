import "server-only";
import { ownPlan } from "@/lib/billing/queries/plans";
import { countUnread } from "@/lib/contacts/queries/inbox";
import type { SignedIn } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { orElse } from "@/lib/platform/http/page-parts";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";

/** Data of the member header: the name, the unread messages and, for recruiters with a plan or credits, the identities left. A part that fails to load is left out. */
export async function memberHeader(actor: SignedIn, locale: Locale) {
  const t = translator(locale, "layout");
  const [name, unread, plan] = await Promise.all([
    orElse("name", nameOf(actor), ""),
    orElse("unread messages", countUnread(actor), 0),
    orElse("plan", ownPlan(actor), null),
  ]);
  const left = plan?.active ? plan.left : null;
  return {
    name,
    unread: { count: unread, words: t("member.unread", { count: unread }) },
    left: left === null ? null : t("member.left", { count: left }),
  };
}

export type OwnHeader = Awaited<ReturnType<typeof memberHeader>>;

async function nameOf({ userId, recruiterId }: SignedIn): Promise<string> {
  if (recruiterId) {
    const { organizationName } = await db.recruiter.findUniqueOrThrow({
      where: { id: recruiterId },
      select: { organizationName: true },
    });
    return organizationName;
  }
  const profile = await db.profile.findUnique({ where: { id: userId }, select: { fullName: true } });
  return profile?.fullName ?? "";
}
