import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import type { Days } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import { applicationTexts, minorsText, playersText } from "./texts/applications.ts";

/** The vacancy of the demo club, and the one the demo player applies for. */
const ours = "Entraîneur adjoint, section féminine";
const theirs = "Entraîneur U18 région";
const states = ["sent", "seen", "shortlisted", "declined", "sent"] as const;

/** Who applies to the demo club, a minor among them, and what the demo player has applied for. */
export function makeApplications(
  staff: readonly Account[],
  [player, ...others]: readonly SeedPlayer[],
  jobs: readonly { id: string; title: string }[],
  days: Days,
): Prisma.JobApplicationCreateManyInput[] {
  const sent = (n: number, title: string, userId: string) => ({
    id: idFor(`application ${n}`),
    jobId: jobs.find((job) => job.title === title)?.id ?? "",
    userId,
    createdAt: days.ago(n, 9 + n, 12),
  });
  const adults = applicationTexts.map((words, n) => {
    const { user, profile } = staff[n]!;
    const state = states[n] ?? "sent";
    const answeredAt = state === "sent" ? null : days.ago(0, 8, n);
    return { ...sent(n + 1, ours, user.id), ...named(profile.fullName, user.email), words, state, answeredAt };
  });
  const minor = others.findLast((one) => one.minor && one.listed && one.language === "fr")!;
  const { user } = player!.account;
  return [
    ...adults,
    { ...sent(7, ours, minor.account.user.id), name: minor.row.handle, words: minorsText },
    {
      ...sent(6, theirs, user.id),
      ...named(player!.row.fullName, user.email),
      words: playersText,
      state: "shortlisted",
      answeredAt: days.ago(1, 18, 5),
    },
  ];
}

const named = (name: string, contactEmail: string) => ({ name, contactEmail });
