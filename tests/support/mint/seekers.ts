import { db } from "@/lib/core/db";
import { admit } from "@/lib/core/door";
import type { Prisma } from "@/lib/core/prisma/client";
import { aPerson, aSport } from "./factories";

/** A coach whose profile organisations see; `over` changes columns. */
export async function aSeeker(over: Partial<Prisma.JobSeekerUncheckedCreateInput> = {}) {
  await aSport(over.sportSlug ?? "handball");
  const { userId } = await aPerson("job_seeker");
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
  return { actor: admit({ kind: "member", role: "job_seeker", userId: userId ?? "" }), seeker };
}

/** What somebody who works in sport types into their profile. */
export const aSeekerForm = (over: Record<string, unknown> = {}) => ({
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
