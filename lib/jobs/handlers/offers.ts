import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { phoneToShow } from "@/lib/platform/text/phone";
import type words from "@/messages/en/jobs.json";
import { jobEvents } from "../events";
import { addressed, addresseeOf } from "../queries/addressee";
import { ofOwner } from "../queries/owned";
import { bothThere } from "../queries/wishlist-entries";
import { keepSeeker } from "../steps/keep-seeker";
import { markWithdrawn } from "../steps/mark-withdrawn";

export async function noteSeeker(tx: Tx, { data: { userId } }: DomainEvent<"account.created">) {
  const seeker = await tx.userRole.count({ where: { userId, role: "job_seeker" } });
  if (seeker > 0) await keepSeeker(tx, userId);
}

export async function emailAboutWishlistContact(tx: Tx, { data }: DomainEvent<"wishlist.handled">) {
  const entry = await tx.wishlistItem.findFirst({ where: { ...data, ...bothThere }, select: contactSelect });
  if (!entry) return;
  const { recruiter, job } = entry;
  const { organizationName: organization, contactPerson } = recruiter;
  const person = job.recruiter?.organizationName ?? job.user.profile?.fullName ?? job.title;
  const phone = job.contactPhone ? phoneToShow(job.contactPhone, job.locationCountry).text : "";
  const commonValues = { offer: job.title, organization, contactPerson, person };
  const toRecruiter = { to: recruiter.email, locale: recruiter.user.locale, userId: recruiter.userId };
  const { email: to, locale, id: userId } = addresseeOf(job);
  const toOwner = { to, locale, userId };
  await queueOfferEmail(tx, {
    ...toRecruiter,
    path: "/dashboard#wishlist",
    emailKey: "toRecruiter",
    values: { ...commonValues, email: job.contactEmail ?? "", phone },
  });
  await queueOfferEmail(tx, {
    ...toOwner,
    path: "/dashboard#offers",
    emailKey: "toOwner",
    values: { ...commonValues, email: recruiter.email, phone: "" },
  });
}

const contactSelect = {
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

type OfferEmail = {
  emailKey: keyof typeof words.mail;
  to: string;
  locale: string;
  userId: string;
  path: string;
  values: Record<"offer" | "organization" | "contactPerson" | "person" | "email" | "phone", string>;
};

async function queueOfferEmail(tx: Tx, { emailKey, to, locale, userId, path, values }: OfferEmail) {
  const t = translator(locale as Locale, "jobs");
  const emailValues = {
    ...values,
    call: values.phone ? "yes" : "no",
    link: env.APP_URL + localePath(path, locale as Locale),
  };
  const audience = { category: "offers", userId } as const;
  const [subject, body] = [t(`mail.${emailKey}.subject`, emailValues), t(`mail.${emailKey}.body`, emailValues)];
  await queueMail(tx, { to, subject, body, audience });
}

/** Closes the offers of a user who leaves, except those posted for another user's organization, and withdraws the user's applications. */
export async function closeOffersOfLeaver(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const closed = await tx.sportJob.updateManyAndReturn({
    where: { ...ofOwner(userId), status: { in: ["active", "draft"] } },
    data: { status: "closed" },
    select: { id: true },
  });
  for (const { id: jobId } of closed) await jobEvents.record(tx, { userId: actorId }, "job.closed", { jobId });
  await withdrawApplications(tx, { userId: actorId }, userId);
}

async function withdrawApplications(tx: Tx, actor: EventActor, userId: string) {
  const applications = await tx.jobApplication.findMany({
    where: { userId, state: { not: "withdrawn" } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of applications) await markWithdrawn(tx, actor, id);
}

export async function eraseOffers(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.jobApplication.deleteMany({ where: { userId } });
  await tx.sportJob.deleteMany({ where: ofOwner(userId) });
  await tx.jobSeeker.deleteMany({ where: { userId } });
}
