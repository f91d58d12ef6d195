import { createHash } from "node:crypto";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Account, account, demoEmails } from "./accounts.ts";
import { type Days, later } from "./days.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

/** The demo club's second member and an open invitation; a trigger creates the owners' rows. */
export function makeTeam({ row, account: owner }: SeedRecruiter, days: Days) {
  const joinedAt = later(row.createdAt, 3, 2);
  const person = { email: demoEmails.scout, fullName: "Malik Desroches", language: "fr", createdAt: joinedAt } as const;
  const scout: Account = account({ ...person, role: "recruiter", consents: ["terms"] });
  const [recruiterId, invitedById] = [row.id, owner.user.id];
  const memberships: Prisma.MembershipCreateManyInput[] = [
    {
      id: idFor("membership scout"),
      recruiterId,
      userId: scout.user.id,
      teamRole: "member",
      invitedById,
      joinedAt,
      isShown: true,
    },
  ];
  const createdAt = days.ago(2, 10);
  const teamInvitations: Prisma.TeamInvitationCreateManyInput[] = [
    {
      id: idFor("invitation of the demo"),
      recruiterId,
      email: "analyste@courriel.example",
      teamRole: "reader",
      locale: "fr",
      tokenHash: createHash("sha256").update(idFor("link that nobody was sent")).digest("base64url"),
      invitedById,
      createdAt,
      expiresAt: later(createdAt, 14),
    },
  ];
  return { scout, memberships, teamInvitations };
}
