import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { type Days, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

type Case = Prisma.ModerationCaseUncheckedCreateInput;
type Reporter = { by: string; reason: Prisma.ReportUncheckedCreateInput["reason"]; words: string };
type World = {
  players: readonly SeedPlayer[];
  recruiters: readonly SeedRecruiter[];
  jobs: readonly Prisma.SportJobCreateManyInput[];
  events: readonly Prisma.SportEventCreateManyInput[];
  child: SeedPlayer;
  accounts: readonly Account[];
  admin: string;
};

/** Reports: some open, an urgent one by a child first, some decided, one of them with an appeal. */
export function makeCases({ players, recruiters, jobs, events, child, accounts, admin }: World, days: Days): Case[] {
  const grown = players.filter(
    ({ row, account }) => row.status === "listed" && account.user.id !== child.account.user.id,
  );
  const reporter = (n: number) => grown[(n * 7 + 3) % grown.length]!.account.user.id;
  const offer = (n: number) => jobs.filter(({ status }) => status === "active")[n]!;
  const club = recruiters.filter(({ row }) => row.status === "verified")[2]!;
  const braggart = grown[11]!.row;
  const event = events.find(({ organizerId, startDate }) => organizerId && new Date(startDate) > days.today)!;
  const organizer = recruiters.find(({ row }) => row.id === event.organizerId)!;

  const aCase = (
    name: string,
    daysAgo: number,
    content: Omit<Case, "id">,
    snapshot: object,
    reporters: Reporter[],
  ): Case => {
    const createdAt = days.ago(daysAgo, 9, 20);
    const reports = reporters.map(({ by, ...report }, n) => ({
      id: idFor(`report ${name} ${n}`),
      reporterId: by,
      snapshot,
      createdAt: later(createdAt, 0, n * 3),
      ...report,
    }));
    return { id: idFor(`case ${name}`), createdAt, ...content, reports: { create: reports } };
  };
  const ofOffer = ({ id, userId, title }: Prisma.SportJobCreateManyInput) => ({
    kind: "job" as const,
    subjectId: id!,
    concernedId: userId,
    title,
  });
  const names = new Map(accounts.map(({ user, profile }) => [user.id, profile.fullName]));
  /** The snapshot that a report stores. */
  const textOf = ({ userId, title, ...offer }: Prisma.SportJobCreateManyInput) => ({
    author: names.get(userId) ?? "",
    title,
    text: [offer.description, ...((offer.certifications as string[] | undefined) ?? [])].join("\n"),
    place: `${offer.locationCity}, ${offer.locationCountry}`,
    ...(offer.websiteUrl && { link: offer.websiteUrl }),
  });
  const ofClub = {
    kind: "recruiter" as const,
    subjectId: club.row.id!,
    concernedId: club.account.user.id,
    title: club.row.organizationName,
  };
  const clubText = {
    author: club.row.contactPerson,
    title: club.row.organizationName,
    text: club.row.description ?? "",
    place: club.row.city,
    ...(club.row.websiteUrl && { link: club.row.websiteUrl }),
  };

  return [
    aCase("club", 1, { ...ofClub, urgent: true }, clubText, [
      { by: child.account.user.id, reason: "contact", words: "Ils m’ont demandé mon numéro à moi, pas à ma mère." },
    ]),
    aCase("offer", 2, ofOffer(offer(0)), textOf(offer(0)), [
      { by: reporter(0), reason: "fraud", words: "They wanted 80 euros for a file before we’d even talked." },
      { by: reporter(1), reason: "fraud", words: "Même chose : de l’argent avant l’entretien." },
    ]),
    aCase(
      "event",
      3,
      { kind: "event", subjectId: event.id!, concernedId: organizer.account.user.id, title: event.title },
      { author: organizer.row.organizationName, title: event.title, text: event.description, place: event.location },
      [{ by: reporter(2), reason: "untrue", words: "The ground has been closed for building work since spring." }],
    ),
    aCase(
      "braggart",
      12,
      {
        kind: "player",
        subjectId: braggart.id!,
        concernedId: braggart.userId,
        title: braggart.handle,
        ruling: "warned",
        rule: "untrue",
        reason: "You didn’t play in the final you mention: the match report doesn’t list you.",
        decidedAt: days.ago(10, 11),
        appeal: "I came on in the last minute. The report on the second half is on the federation’s page.",
        appealedAt: days.ago(4, 18),
      },
      { author: braggart.fullName, title: braggart.handle, text: braggart.achievements ?? braggart.experienceLevel },
      [{ by: reporter(3), reason: "untrue", words: "This player wasn’t in that final." }],
    ),
    aCase(
      "dismissed",
      20,
      { ...ofOffer(offer(1)), ruling: "dismissed", decidedAt: days.ago(19, 10), decidedById: admin },
      textOf(offer(1)),
      [{ by: reporter(4), reason: "spam", words: "" }],
    ),
  ];
}
