import type { Document, Thing } from "./markup";

type Value = unknown;
type Rule = (value: Value, page: Document) => string | undefined;
type Rules = Record<string, Rule | { optional: Rule }>;

const is =
  (holds: (value: Value, page: Document) => boolean, wanted: string): Rule =>
  (value, page) =>
    holds(value, page) ? undefined : `is not ${wanted}: ${JSON.stringify(value)?.slice(0, 120)}`;

const words = is((value) => typeof value === "string" && value.trim() !== "", "words");
const one = (...allowed: Value[]) => is((value) => allowed.includes(value), `one of ${allowed.join(", ")}`);
export const line = (text: string) => text.replace(/\s+/g, " ").trim();
const shown = is(
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
/** ISO 8601 with a zone, and a moment that the page shows. */
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
    const thing = value as Thing | undefined;
    if (thing?.["@type"] !== type) return `is no ${type}`;
    return faults(thing, rules, page)[0];
  };
const may = (rule: Rule) => ({ optional: rule });

const organization = a("Organization", { name: shown, url: may(address) });
const steps: Rule = (value, page) => {
  const list = value as { item?: string }[];
  const wrong = many(a("ListItem", { position: count, name: words, item: address }))(value, page);
  if (wrong) return wrong;
  if (list.some((step, at) => (step as { position?: number }).position !== at + 1)) return "is not counted from one";
  return list.at(-1)?.item === page.canonical[0] ? undefined : "does not end at the page";
};

/** What schema.org names and search engines ask for: required, and of the recommended what we know. */
const required: Record<string, Rules> = {
  Organization: {
    "@id": address,
    name: shown,
    url: address,
    logo: address,
    slogan: words,
    contactPoint: a("ContactPoint", { contactType: words, url: address, email: may(words), telephone: may(words) }),
  },
  SportsOrganization: {
    name: heading,
    url: itself,
    description: may(words),
    sameAs: may(many(address)),
    address: a("PostalAddress", { addressLocality: shown, addressCountry: words }),
  },
  WebSite: {
    name: is((value, { said }) => value === said["og:site_name"], "the name of the site"),
    url: itself,
    inLanguage: is((value, { lang }) => value === lang, "the language of the page"),
    publisher: is((value) => address((value as Thing)?.["@id"], {} as Document) === undefined, "a reference"),
  },
  BreadcrumbList: { itemListElement: steps },
  NewsArticle: {
    headline: heading,
    description: is((value, { said }) => value === said.description, "the description of the page"),
    datePublished: moment,
    image: is((value, { said }) => value === said["og:image"], "the picture of the page"),
    author: may(a("Person", { name: shown })),
    publisher: organization,
    inLanguage: one("en", "fr", "es", "ar"),
    articleSection: shown,
    mainEntityOfPage: itself,
    url: itself,
    isBasedOn: may(address),
  },
  SportsEvent: {
    name: heading,
    description: shown,
    image: is((value, { said }) => value === said["og:image"], "the picture of the page"),
    url: itself,
    sport: shown,
    startDate: moment,
    endDate: may(later),
    eventStatus: one("https://schema.org/EventScheduled", "https://schema.org/EventRescheduled"),
    eventAttendanceMode: one("https://schema.org/OfflineEventAttendanceMode"),
    location: a("Place", { name: shown, address: shown }),
    organizer: organization,
    maximumAttendeeCapacity: may(count),
    remainingAttendeeCapacity: may(count),
  },
  JobPosting: {
    title: heading,
    description: shown,
    datePosted: moment,
    url: itself,
    identifier: a("PropertyValue", { name: words, value: words }),
    employmentType: one("FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"),
    hiringOrganization: (value, page) => (value === "confidential" ? undefined : organization(value, page)),
    jobLocation: a("Place", {
      address: a("PostalAddress", {
        addressLocality: shown,
        addressCountry: is((value) => /^[A-Z]{2}$/.test(String(value)), "a country"),
      }),
    }),
    qualifications: may(shown),
    experienceRequirements: may(a("OccupationalExperienceRequirements", { monthsOfExperience: count })),
  },
  FAQPage: {
    mainEntity: many(a("Question", { name: shown, acceptedAnswer: a("Answer", { text: shown }) })),
  },
};

/** What is wrong with the structured data of a page, measured by what the page itself says. */
export const dataFaults = (page: Document): string[] =>
  page.things.flatMap((thing) => {
    const rules = required[thing["@type"]];
    if (!rules) return [`${thing["@type"]} is not expected anywhere`];
    const context = one("https://schema.org")(thing["@context"], page);
    return [...(context ? [`@context ${context}`] : []), ...faults(thing, rules, page)].map(
      (fault) => `${thing["@type"]}.${fault}`,
    );
  });

function faults(thing: Thing, rules: Rules, page: Document): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const [check, optional] = typeof rule === "function" ? [rule, false] : [rule.optional, true];
    if (thing[name] === undefined) return optional ? [] : [`${name} is missing`];
    const wrong = check(thing[name], page);
    return wrong ? [`${name} ${wrong}`] : [];
  });
}
