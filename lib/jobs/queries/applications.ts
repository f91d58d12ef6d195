import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { type Actor, isSignedIn, type Verdict } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { mayApply } from "../policy";
import { type Behind, vacancyFor } from "./applicant";
import { birthDateOf } from "./birth-date";
import { publicName } from "./public-name";
import { talksAbout } from "./talks";

const PAGE_SIZE = 50;

/** Returns a vacancy with the actor's application, or whether the actor may apply and the defaults of the form; null if it is not visible. */
export async function applicationFor(actor: Actor, jobId: string) {
  if (!isSignedIn(actor) || !uuid.safeParse(jobId).success) return null;
  const vacancy = await vacancyFor(db, actor.userId, jobId);
  const verdict = vacancy && mayApply(actor, vacancy);
  if (!vacancy || verdict === "not_found") return null;
  const { recruiter, title, locationCity, locationCountry } = vacancy.job;
  const [application, birthDate, account] = await Promise.all([
    db.jobApplication.findUnique({
      where: { jobId_userId: { jobId, userId: actor.userId } },
      select: applicationSelect,
    }),
    birthDateOf(db, actor.userId),
    db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { email: true, profile: { select: { fullName: true } }, jobSeeker: { select: { about: true } } },
    }),
  ]);
  return {
    offer: {
      id: jobId,
      title,
      locationCity,
      locationCountry,
      organization: publicName(recruiter),
    },
    sent: application?.state === "withdrawn" ? null : application,
    refused: refusalOf(verdict, vacancy.applicant, birthDate),
    minor: vacancy.applicant?.minor ?? false,
    asksBirthDate: birthDate === null,
    name: account.profile?.fullName ?? "",
    email: account.email,
    words: account.jobSeeker?.about ?? null,
  };
}

function refusalOf(verdict: Verdict | null, player: Behind, birthDate: Date | null): RefusalCode | null {
  if (verdict !== true) return verdict;
  return !player && birthDate && isMinor(birthDate) ? "adults_only" : null;
}

export type ApplicationToSend = NonNullable<Awaited<ReturnType<typeof applicationFor>>>;

export async function ownApplications(actor: Actor) {
  if (!isSignedIn(actor)) return [];
  const applications = await db.jobApplication.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE_SIZE,
    select: ownSelect,
  });
  const talks = await talksAbout(
    actor,
    applications.map(({ id }) => id),
  );
  return applications.map(({ cv, job: { recruiter, ...job }, ...application }) => ({
    ...application,
    talk: talks.get(application.id),
    cvId: cv?.id ?? null,
    job: { ...job, organization: publicName(recruiter) },
  }));
}

export type OwnApplication = Awaited<ReturnType<typeof ownApplications>>[number];

const applicationSelect = { id: true, state: true, createdAt: true, answeredAt: true } as const;

const ownSelect = {
  ...applicationSelect,
  answerMessage: true,
  name: true,
  words: true,
  contactEmail: true,
  contactPhone: true,
  cv: { select: { id: true } },
  job: {
    select: {
      id: true,
      title: true,
      status: true,
      recruiter: { select: { organizationName: true, status: true } },
    },
  },
} as const;
