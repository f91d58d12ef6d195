import type { Document, Thing } from "./markup";

type Value = unknown;
type Rule = (value: Value, page: Document) => string | undefined;
type Rules = Record<string, Rule | { optional: Rule }>;

const is =
  (holds: (value: Value, page: Document) => boolean, wanted: string): Rule =>
  (value, page) =>
    holds(value, page) ? undefined : `is not ${wanted}: ${JSON.stringify(value)?.slice(0, 120)}`;

const nonEmptyText = is((value) => typeof value === "string" && value.trim() !== "", "words");
const oneOf = (...allowed: Value[]) => is((value) => allowed.includes(value), `one of ${allowed.join(", ")}`);
export const line = (text: string) => text.replace(/\s+/g, " ").trim();
const shownOnPage = is(
  (value, { text }) => typeof value === "string" && line(value) !== "" && text.includes(line(value)),
  "on the page",
);
const address = is((value) => typeof value === "string" && /^https?:\/\/[^/]+/.test(value), "a whole address");
const itself = is(
  (value, { canonical }) => URL.parse(String(value))?.href === URL.parse(canonical[0] ?? "")?.href,
  "the address of the page",
);
const heading = is((value, { headings }) => value === headings[0], "the heading of the page");
const isMoment = (value: Value): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
/** ISO 8601 with a zone, and a time that the page shows. */
const moment = is(
  (value, { times }) => isMoment(value) && times.some((time) => Date.parse(time) === Date.parse(value)),
  "a moment the page shows",
);
const later = is(
  (value, { times }) => isMoment(value) && Date.parse(value) > Date.parse(times[0] ?? ""),
  "after what the page shows first",
);
const count = is((value) => Number.isInteger(value) && Number(value) >= 0, "a count");
const many =
  (each: Rule): Rule =>
  (value, page) =>
    Array.isArray(value) && value.length > 0
      ? value.map((part) => each(part, page)).find(Boolean)
      : "is not a list with something in it";
const a =
  (type: string, rules: Rules): Rule =>
  (value, page) => {
    const item = value as Thing | undefined;
    if (item?.["@type"] !== type) return `is no ${type}`;
    return faults(item, rules, page)[0];
  };
const may = (rule: Rule) => ({ optional: rule });

const organization = a("Organization", { name: shownOnPage, url: may(address) });
const steps: Rule = (value, page) => {
  const list = value as { item?: string }[];
  const wrong = many(a("ListItem", { position: count, name: nonEmptyText, item: address }))(value, page);
  if (wrong) return wrong;
  if (list.some((step, index) => (step as { position?: number }).position !== index + 1))
    return "is not counted from one";
  return list.at(-1)?.item === page.canonical[0] ? undefined : "does not end at the page";
};

/** What schema.org and search engines require, and the recommended properties that we know. */
const required: Record<string, Rules> = {
  Organization: {
    "@id": address,
    name: shownOnPage,
    url: address,
    logo: address,
    slogan: nonEmptyText,
    contactPoint: a("ContactPoint", {
      contactType: nonEmptyText,
      url: address,
      email: may(nonEmptyText),
      telephone: may(nonEmptyText),
    }),
  },
  SportsOrganization: {
    name: heading,
    url: itself,
    description: may(nonEmptyText),
    sameAs: may(many(address)),
    address: a("PostalAddress", { addressLocality: shownOnPage, addressCountry: nonEmptyText }),
  },
  WebSite: {
    name: is((value, { metadata }) => value === metadata["og:site_name"], "the name of the site"),
    url: itself,
    inLanguage: is((value, { lang }) => value === lang, "the language of the page"),
    publisher: is((value) => address((value as Thing)?.["@id"], {} as Document) === undefined, "a reference"),
  },
  BreadcrumbList: { itemListElement: steps },
  NewsArticle: {
    headline: heading,
    description: is((value, { metadata }) => value === metadata.description, "the description of the page"),
    datePublished: moment,
    image: is((value, { metadata }) => value === metadata["og:image"], "the picture of the page"),
    author: may(a("Person", { name: shownOnPage })),
    publisher: organization,
    inLanguage: oneOf("en", "fr", "es", "ar"),
    articleSection: shownOnPage,
    mainEntityOfPage: itself,
    url: itself,
    isBasedOn: may(address),
  },
  SportsEvent: {
    name: heading,
    description: shownOnPage,
    image: is((value, { metadata }) => value === metadata["og:image"], "the picture of the page"),
    url: itself,
    sport: shownOnPage,
    startDate: moment,
    endDate: may(later),
    eventStatus: oneOf("https://schema.org/EventScheduled", "https://schema.org/EventRescheduled"),
    eventAttendanceMode: oneOf("https://schema.org/OfflineEventAttendanceMode"),
    location: a("Place", { name: shownOnPage, address: shownOnPage }),
    organizer: organization,
    maximumAttendeeCapacity: may(count),
    remainingAttendeeCapacity: may(count),
  },
  JobPosting: {
    title: heading,
    description: shownOnPage,
    datePosted: moment,
    url: itself,
    identifier: a("PropertyValue", { name: nonEmptyText, value: nonEmptyText }),
    employmentType: oneOf("FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"),
    hiringOrganization: (value, page) => (value === "confidential" ? undefined : organization(value, page)),
    jobLocation: a("Place", {
      address: a("PostalAddress", {
        addressLocality: shownOnPage,
        addressCountry: is((value) => /^[A-Z]{2}$/.test(String(value)), "a country"),
      }),
    }),
    qualifications: may(many(shownOnPage)),
    experienceRequirements: may(a("OccupationalExperienceRequirements", { monthsOfExperience: count })),
  },
  FAQPage: {
    mainEntity: many(a("Question", { name: shownOnPage, acceptedAnswer: a("Answer", { text: shownOnPage }) })),
  },
};

/** Faults in the structured data of a page, compared with its text. */
export const dataFaults = (page: Document): string[] =>
  page.things.flatMap((item) => {
    const rules = required[item["@type"]];
    if (!rules) return [`${item["@type"]} is not expected anywhere`];
    const context = oneOf("https://schema.org")(item["@context"], page);
    return [...(context ? [`@context ${context}`] : []), ...faults(item, rules, page)].map(
      (fault) => `${item["@type"]}.${fault}`,
    );
  });

function faults(item: Thing, rules: Rules, page: Document): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const [check, optional] = typeof rule === "function" ? [rule, false] : [rule.optional, true];
    if (item[name] === undefined) return optional ? [] : [`${name} is missing`];
    const wrong = check(item[name], page);
    return wrong ? [`${name} ${wrong}`] : [];
  });
}
