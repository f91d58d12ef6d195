import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";

const oldestFirst = { orderBy: { createdAt: "asc" } } as const;

/** The data of an organization by part; players by handle, and only while they are visible to it. */
export async function ownOrganizationData(actor: Actor<"recruiter">) {
  const { recruiterId } = actor;
  const ownRows = { where: { recruiterId } };
  const favorites = await db.favorite.findMany({
    ...ownRows,
    ...oldestFirst,
    select: { playerId: true, note: true, tags: true, createdAt: true },
  });
  const requests = await db.contactRequest.findMany({
    ...ownRows,
    ...oldestFirst,
    select: { playerId: true, message: true, ownWords: true, status: true, createdAt: true, answeredAt: true },
  });
  const messages = await db.message.findMany({
    where: { thread: { recruiterId } },
    ...oldestFirst,
    select: {
      senderId: true,
      subject: true,
      content: true,
      createdAt: true,
      thread: { select: { playerId: true, request: { select: { disclosure: { select: { closedAt: true } } } } } },
    },
  });
  const handles = await loadHandles(actor, [
    ...[...favorites, ...requests].map(({ playerId }) => playerId),
    ...messages.map(({ thread }) => thread.playerId),
  ]);
  const withHandle = <Row extends { playerId: string }>({ playerId, ...row }: Row) => ({
    player: handles.get(playerId) ?? null,
    ...row,
  });
  return {
    organization: await db.recruiter.findMany({ where: { id: recruiterId }, omit: { id: true, userId: true } }),
    team: await db.membership.findMany({
      ...ownRows,
      orderBy: { joinedAt: "asc" },
      select: {
        user: { select: { email: true, profile: { select: { fullName: true } } } },
        teamRole: true,
        joinedAt: true,
        leftAt: true,
      },
    }),
    invitationsSent: await db.teamInvitation.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { email: true, teamRole: true, createdAt: true, expiresAt: true, acceptedAt: true, revokedAt: true },
    }),
    needs: await db.need.findMany({ ...ownRows, ...oldestFirst, omit: { id: true, recruiterId: true, sweptAt: true } }),
    searches: await db.recruiterSearchHistory.findMany({
      ...ownRows,
      orderBy: { searchedAt: "asc" },
      select: { criteria: true, resultsCount: true, searchedAt: true },
    }),
    alerts: await db.talentAlert.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { name: true, alertCriteria: true, frequency: true, isActive: true, createdAt: true },
    }),
    favorites: favorites.map(withHandle),
    requestsSent: requests.map(withHandle),
    // Once the name is closed, only the organization's own messages are included.
    messages: messages.flatMap(({ thread: { playerId, request }, senderId, ...row }) =>
      senderId === recruiterId || request.disclosure?.closedAt === null
        ? [withHandle({ playerId, mine: senderId === recruiterId, ...row })]
        : [],
    ),
    introductionsSent: await db.introduction.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { kind: true, message: true, status: true, createdAt: true, answeredAt: true, closedAt: true },
    }),
    phrases: await db.savedPhrase.findMany({ ...ownRows, ...oldestFirst, omit: { id: true, recruiterId: true } }),
    events: await db.sportEvent.findMany({
      where: { organizerId: recruiterId },
      ...oldestFirst,
      omit: { id: true, organizerId: true },
    }),
    budget: await db.budgetLine.findMany({
      ...ownRows,
      ...oldestFirst,
      omit: { id: true, recruiterId: true, playerId: true },
    }),
    plan: await db.subscription.findMany({
      ...ownRows,
      omit: { recruiterId: true, customerId: true, productId: true },
    }),
    commissions: await db.commission.findMany({
      ...ownRows,
      orderBy: { dueOn: "asc" },
      select: {
        percent: true,
        amountCents: true,
        dueOn: true,
        exemption: true,
        paidAt: true,
        paymentId: true,
        note: true,
        contract: { select: { totalCents: true, signedOn: true, country: true } },
      },
    }),
    payments: await db.payment.findMany({ ...ownRows, orderBy: { paidAt: "asc" }, omit: { recruiterId: true } }),
  };
}

async function loadHandles(actor: Actor, playerIds: string[]) {
  const visible = await visibleAmong(actor, [...new Set(playerIds)]);
  const players = await db.player.findMany({
    where: { id: { in: [...visible] } },
    select: { id: true, handle: true },
  });
  return new Map(players.map(({ id, handle }) => [id, handle]));
}
