import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPerson, aSport } from "./people";

type Over = Partial<Prisma.JobSeekerUncheckedCreateInput> & { birthDate?: Date | null };

/** A coach of 30 with a visible profile; `over` changes columns, `birthDate` the date they gave. */
export async function aSeeker({ birthDate, ...over }: Over = {}) {
  await aSport(over.sportSlug ?? "handball");
  const { userId } = await aPerson("job_seeker", birthDate);
  const seeker = await db.jobSeeker.create({
    data: {
      userId,
      fullName: "Hamid Alaoui",
      country: "FR",
      city: "Nantes",
      status: "shown",
      jobType: "coach",
      sportSlug: "handball",
      availability: "full_time",
      experienceYears: 8,
      languages: ["fr", "ar"],
      licences: ["Coach, level 3"],
      about: "Eight seasons with youth teams of a second division club.",
      ...over,
    },
  });
  return { actor: createActor({ kind: "member", role: "job_seeker", userId: userId ?? "" }), seeker };
}

export const aSeekerForm = (over: Record<string, unknown> = {}) => ({
  birthDate: "1990-05-17",
  jobType: "coach",
  sport: "handball",
  city: "Nantes",
  country: "FR",
  availability: "full_time",
  experienceYears: "8",
  languages: ["fr", "ar"],
  licences: "Coach, level 3\nFirst aid",
  about: "Eight seasons with youth teams of a second division club.",
  shown: "on",
  ...over,
});
