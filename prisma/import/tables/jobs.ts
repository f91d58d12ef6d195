import { availabilities, boardDays, jobInput, jobKinds, jobTypes } from "@/lib/jobs/schema/job";
import { daysFrom, now } from "@/lib/platform/clock";
import { country, email, line } from "@/lib/platform/command/input";
import { choice, list, orNull, sport, uuid } from "../cells.ts";
import { createdAt, table } from "../table.ts";
import { dialled, phoneCell } from "./contacts.ts";

const { shape } = jobInput;
const filesRemark = "no file is fetched from another address: the owner sends it again";

/** Offers that would have expired by now are imported as closed, so that nobody gets an e-mail about them. */
export const jobs = table({
  name: "sport_jobs",
  references: [{ column: "user_id", to: "users" }],
  settle: [
    {
      sql: `update staged_sport_jobs j set recruiter_id = r.id
            from (select id, user_id from staged_recruiters union select id, user_id from recruiters) r
            where r.user_id = j.user_id and j.kind = 'vacancy'`,
    },
  ],
  dropped: { identity_document_url: filesRemark, certificate_urls: filesRemark, diploma_urls: filesRemark },
  columns: {
    id: uuid,
    user_id: uuid,
    kind: orNull(choice(jobKinds)).transform((kind) => kind ?? "candidate"),
    job_type: choice(jobTypes),
    sport,
    title: shape.title,
    description: shape.description,
    experience_years: shape.experienceYears,
    certifications: list(line(600)),
    availability: choice(availabilities),
    location_city: shape.locationCity,
    location_country: shape.locationCountry,
    contact_email: email(),
    contact_phone: phoneCell(shape.contactPhone),
    linkedin_url: shape.linkedinUrl,
    facebook_url: shape.facebookUrl,
    instagram_url: shape.instagramUrl,
    twitter_url: shape.twitterUrl,
    website_url: shape.websiteUrl,
    status: choice(["draft", "active", "closed", "rejected"]),
    created_at: createdAt,
  },
  check: (cells, wrong) => {
    if (cells.contact_phone && !dialled(cells.contact_phone, cells.location_country))
      wrong("contact_phone", "phone_invalid");
  },
  row: (cells, remark) => {
    const over = cells.status === "active" && cells.created_at < daysFrom(now(), -boardDays);
    if (over) remark(`are older than ${boardDays} days: closed, their owners may renew them`);
    return {
      ...cells,
      contact_phone: cells.contact_phone && dialled(cells.contact_phone, cells.location_country),
      status: over ? "closed" : cells.status,
      certificate_urls: [],
      diploma_urls: [],
    };
  },
});

export const jobSeekers = table({
  name: "job_seekers",
  unique: ["user_id"],
  columns: {
    id: uuid,
    user_id: orNull(uuid),
    full_name: line(121),
    country: orNull(country()),
    created_at: createdAt,
  },
  references: [{ column: "user_id", to: "users" }],
});
