import { siteAddress } from "@/components/layout/site-metadata";
import type { Offer } from "@/lib/jobs/queries/public";
import { boardDays } from "@/lib/jobs/schema/job";
import { daysFrom } from "@/lib/platform/clock";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";

const employment = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  freelance: "CONTRACTOR",
  seasonal: "TEMPORARY",
} as const;

/** Describes an open vacancy as schema.org JobPosting; an organization that is not public stays "confidential". */
export function jobPosting(offer: Offer, locale: Locale, occupation: string) {
  const { title, description, experienceYears, certifications, organization } = offer;
  return {
    "@type": "JobPosting",
    title,
    description,
    url: siteAddress() + localePath(`/sport-jobs/${offer.id}`, locale),
    identifier: { "@type": "PropertyValue", name: "Recruit", value: offer.id },
    datePosted: offer.createdAt.toISOString(),
    validThrough: daysFrom(offer.createdAt, boardDays).toISOString(),
    employmentType: employment[offer.availability],
    occupationalCategory: occupation,
    hiringOrganization: organization ? { "@type": "Organization", name: organization } : "confidential",
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: townName(locale, { city: offer.locationCity, country: offer.locationCountry }),
        addressCountry: offer.locationCountry,
      },
    },
    ...(certifications.length > 0 && { qualifications: certifications }),
    ...(experienceYears && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: experienceYears * 12,
      },
    }),
  };
}
