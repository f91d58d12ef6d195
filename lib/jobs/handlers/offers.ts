import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type DomainEvent, type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { phoneToShow } from "@/lib/platform/text/phone";
import type words from "@/messages/en/jobs.json";
import { addressed, addresseeOf } from "../queries/addressee";
import { ofOwner } from "../queries/owned";
import { bothThere } from "../queries/wishes";
import { keepSeeker } from "../steps/keep-seeker";
import { takeBack } from "../steps/take-back";

/** Whoever signed up as somebody who works in sport is one of those who look for work. */
export async function noteSeeker(tx: Tx, { data: { userId } }: DomainEvent<"account.created">) {
  const seeker = await tx.userRole.count({ where: { userId, role: "job_seeker" } });
  if (seeker > 0) await keepSeeker(tx, userId);
}

/** Who was put in touch reads by mail who the other is and how to reach them. */
export async function writeToBoth(tx: Tx, { data }: DomainEvent<"wishlist.handled">) {
  const wish = await tx.wishlistItem.findFirst({ where: { ...data, ...bothThere }, select: parties });
  if (!wish) return;
  const { recruiter, job } = wish;
  const { organizationName: organization, contactPerson } = recruiter;
  const person = job.recruiter?.organizationName ?? job.user.profile?.fullName ?? job.title;
  const phone = job.contactPhone ? phoneToShow(job.contactPhone, job.locationCountry).text : "";
  const about = { offer: job.title, organization, contactPerson, person };
  const toRecruiter = { to: recruiter.email, locale: recruiter.user.locale, userId: recruiter.userId };
  const { email: to, locale, id: userId } = addresseeOf(job);
  const toOwner = { to, locale, userId };
  await write(tx, {
    ...toRecruiter,
    path: "/dashboard#wishlist",
    letter: "toRecruiter",
    values: { ...about, email: job.contactEmail ?? "", phone },
  });
  await write(tx, {
    ...toOwner,
    path: "/dashboard#offers",
    letter: "toOwner",
    values: { ...about, email: recruiter.email, phone: "" },
  });
}

const parties = {
  recruiter: {
    select: {
      organizationName: true,
      contactPerson: true,
      email: true,
      userId: true,
      user: { select: { locale: true } },
    },
  },
  job: {
    select: {
      title: true,
      contactEmail: true,
      contactPhone: true,
      locationCountry: true,
      user: { select: { ...addressed.user.select, profile: { select: { fullName: true } } } },
      recruiter: { select: { ...addressed.recruiter.select, organizationName: true } },
    },
  },
} as const;

type Letter = {
  letter: keyof typeof words.mail;
  to: string;
  locale: string;
  userId: string;
  path: string;
  values: Record<"offer" | "organization" | "contactPerson" | "person" | "email" | "phone", string>;
};

async function write(tx: Tx, { letter, to, locale, userId, path, values }: Letter) {
  const say = translator(locale as Locale, "jobs");
  const known = {
    ...values,
    call: values.phone ? "yes" : "no",
    link: env.APP_URL + localePath(path, locale as Locale),
  };
  const told = { category: "offers", userId } as const;
  const [subject, body] = [say(`mail.${letter}.subject`, known), say(`mail.${letter}.body`, known)];
  await queueMail(tx, { to, subject, body, told });
}

/** The offers of whoever leaves, not what they posted for the organisation of somebody else, are taken off the board, and what they applied for is taken back. */
export async function closeOffersOfLeaver(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const closed = await tx.sportJob.updateManyAndReturn({
    where: { ...ofOwner(userId), status: { in: ["active", "draft"] } },
    data: { status: "closed" },
    select: { id: true },
  });
  for (const { id: jobId } of closed) await recordEvent(tx, { userId: actorId }, "job.closed", { jobId });
  await withdrawApplications(tx, { userId: actorId }, userId);
}

async function withdrawApplications(tx: Tx, actor: EventActor, userId: string) {
  const sent = await tx.jobApplication.findMany({
    where: { userId, state: { not: "withdrawn" } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of sent) await takeBack(tx, actor, id);
}

export async function eraseOffers(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.jobApplication.deleteMany({ where: { userId } });
  await tx.sportJob.deleteMany({ where: ofOwner(userId) });
  await tx.jobSeeker.deleteMany({ where: { userId } });
}
