import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPng } from "./files";
import { aPerson, aSport } from "./people";
import { randomWord } from "./random-word";

export const aJobForm = (over: Record<string, unknown> = {}) => ({
  kind: "candidate",
  jobType: "physiotherapist",
  sport: "handball",
  title: `Physiotherapist ${randomWord()}`,
  description: "Six seasons with a first division team, free in the evenings.",
  experienceYears: "6",
  certifications: "State diploma, First aid ,",
  availability: "part_time",
  locationCity: "Lyon",
  locationCountry: "FR",
  contactEmail: "office@test.recruit",
  contactPhone: "",
  linkedinUrl: "",
  facebookUrl: "",
  instagramUrl: "",
  twitterUrl: "",
  websiteUrl: "https://physio.example/me",
  identity: aPng("card.png"),
  ...over,
});

/** An open offer of a person; `over` changes columns. */
export async function anOffer(over: Partial<Prisma.SportJobUncheckedCreateInput> = {}) {
  const { slug: sportSlug } = await aSport(over.sportSlug ?? "handball");
  const userId = over.userId ?? (await aPerson()).userId ?? "";
  const teamRole = { userId, leftAt: null, teamRole: { not: "reader" } } as const;
  const recruiterId =
    over.kind === "vacancy" ? ((await db.membership.findFirst({ where: teamRole }))?.recruiterId ?? null) : null;
  return db.sportJob.create({
    data: {
      userId,
      recruiterId,
      sportSlug,
      jobType: "coach",
      title: `Coach ${randomWord()}`,
      description: "Three evenings a week with the under 18, match on Sunday.",
      availability: "part_time",
      locationCity: "Lyon",
      locationCountry: "FR",
      contactEmail: "private@test.recruit",
      contactPhone: "+33 6 00 00 00 00",
      identityDocumentUrl: "private-identity-key",
      createdAt: daysFrom(now(), -1),
      ...over,
    },
  });
}

export const anApplicationForm = (jobId: string, over: Record<string, unknown> = {}) => ({
  jobId,
  name: "Ann Lee",
  words: "Ten seasons as a coach of the under 18, free in September.",
  contactEmail: "ann@test.recruit",
  contactPhone: "",
  ...over,
});

/** An application for another person's vacancy; `over` changes columns. */
export async function anApplication(over: Partial<Prisma.JobApplicationUncheckedCreateInput> = {}) {
  const jobId = over.jobId ?? (await anOffer({ kind: "vacancy" })).id;
  const userId = over.userId ?? (await aPerson()).userId ?? "";
  const { jobId: _job, ...sent } = anApplicationForm(jobId, { contactPhone: null });
  return db.jobApplication.create({ data: { ...sent, jobId, userId, createdAt: now(), ...over } });
}
