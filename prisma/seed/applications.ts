import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import type { Days } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import {
  answerToPlayer,
  answerToStaff,
  applicationTexts,
  messagesAfterAnswer,
  minorsText,
  playersText,
} from "./texts/applications.ts";

/** The vacancy of the demo club, and the one the demo player applies for. */
const ownVacancy = "Entraîneur adjoint, section féminine";
const otherVacancy = "Entraîneur U18 région";
const states = ["shortlisted", "seen", "shortlisted", "declined", "sent"] as const;

/** Applications to the demo club, one by a minor, and those of the demo player. */
export function makeApplications(
  staff: readonly Account[],
  [player, ...others]: readonly SeedPlayer[],
  jobs: readonly { id: string; title: string }[],
  days: Days,
): Prisma.JobApplicationCreateManyInput[] {
  const sentApplication = (n: number, title: string, userId: string) => ({
    id: idFor(`application ${n}`),
    jobId: jobs.find((job) => job.title === title)?.id ?? "",
    userId,
    createdAt: days.ago(n, 9 + n, 12),
  });
  const adults = applicationTexts.map((applicationText, n) => {
    const { user, profile } = staff[n]!;
    const state = states[n] ?? "sent";
    const answeredAt = state === "sent" ? null : days.ago(1, 18, n);
    return {
      ...sentApplication(n + 1, ownVacancy, user.id),
      ...named(profile.fullName, user.email),
      words: applicationText,
      state,
      answeredAt,
      ...(n === 0 && { answerMessage: answerToStaff }),
    };
  });
  const minor = others.findLast((other) => other.minor && other.listed && other.language === "fr")!;
  const { user } = player!.account;
  return [
    ...adults,
    { ...sentApplication(7, ownVacancy, minor.account.user.id), name: minor.row.handle, words: minorsText },
    {
      ...sentApplication(6, otherVacancy, user.id),
      ...named(player!.row.fullName, user.email),
      words: playersText,
      state: "shortlisted",
      answerMessage: answerToPlayer,
      answeredAt: days.ago(1, 18, 5),
    },
  ];
}

/** What the demo professional and the demo club write to each other after the answer. */
export const makeApplicationMessages = (days: Days): Prisma.ApplicationMessageCreateManyInput[] =>
  messagesAfterAnswer.map((content, n) => ({
    id: idFor(`application message ${n}`),
    applicationId: idFor("application 1"),
    byPoster: n % 2 === 1,
    content,
    read: n < messagesAfterAnswer.length - 1,
    createdAt: days.ago(1, 19 + n, 10),
  }));

const named = (name: string, contactEmail: string) => ({ name, contactEmail });
