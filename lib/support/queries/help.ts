import { ADULT_AGE } from "@/lib/platform/ages";
import "server-only";
import { daysToReturn } from "@/lib/accounts/schema";
import { payPerMatchCents } from "@/lib/billing/queries/public";
import { contractTerms, plans, trialDays, trialProfiles } from "@/lib/billing/schema";
import { requestDays } from "@/lib/contacts/schema/requests";
import { decisionDays } from "@/lib/documents/schema/limits";
import { boardDays } from "@/lib/jobs/schema/job";
import { identityKeptDays, maxBytes } from "@/lib/platform/files/storage/limits";
import { formats } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { ACCOUNT_AGE, YOUNGEST } from "@/lib/players/schema/ages";
import { MAX_FACTS } from "@/lib/players/schema/career";
import { noticeDays } from "@/lib/players/schema/guardian";
import { MAX_PICTURES } from "@/lib/players/schema/media";
import type { PrivacyAttribute } from "@/lib/players/schema/privacy";
import { openedByNameWords, privacyWords } from "@/lib/players/schema/privacy-words";
import { invitationDays, mostMembers } from "@/lib/recruiters/schema";
import { type Passage, type PassageId, passages } from "../schema/passages";
import { beginnings } from "../schema/ticket-list";

export type HelpPassage = Passage & { question: string; answer: string; keywords: string };

const passagesByLocale = new Map<Locale, HelpPassage[]>();

/** Every passage of the help in one language, in reading order; `keywords` holds search terms that are never shown. */
export function listPassages(locale: Locale): HelpPassage[] {
  const localized = passagesByLocale.get(locale) ?? passages.map((passage) => localize(passage, locale));
  passagesByLocale.set(locale, localized);
  return localized;
}

export const getPassage = (id: PassageId, locale: Locale) =>
  listPassages(locale).find((passage) => passage.id === id) as HelpPassage;

export const listBeginnings = (reader: Locale, writer: Locale) =>
  beginnings.map((id) => ({ id, question: getPassage(id, reader).question, answer: getPassage(id, writer).answer }));

export type AnswerBeginning = ReturnType<typeof listBeginnings>[number];

function localize(passage: Passage, locale: Locale): HelpPassage {
  const t = translator(locale, "help");
  const text = (part: "question" | "answer" | "keywords") => t(`passage.${passage.id}.${part}`, figures(locale));
  return { ...passage, question: text("question"), answer: text("answer"), keywords: text("keywords") };
}

/** The figures quoted in the answers are read from the code that applies them, so that they stay correct. */
function figures(locale: Locale) {
  const price = (cents: number) => new Intl.NumberFormat(locale, formats.number.price).format(cents / 100);
  return {
    ...contractTerms,
    ...privacyFigures(locale),
    adultAge: ADULT_AGE,
    accountAge: ACCOUNT_AGE,
    youngest: YOUNGEST,
    requestDays,
    trialDays,
    trialProfiles,
    basicPrice: price(plans.basic.priceCents),
    basicProfiles: plans.basic.profiles,
    proPrice: price(plans.pro.priceCents),
    proProfiles: plans.pro.profiles,
    premiumPrice: price(plans.premium.priceCents),
    premiumProfiles: plans.premium.profiles,
    singlePrice: price(payPerMatchCents()),
    identityDays: identityKeptDays,
    returnDays: daysToReturn,
    decisionDays,
    mostFacts: MAX_FACTS,
    mostPictures: MAX_PICTURES,
    mostMembers: mostMembers,
    invitationDays,
    noticeDays,
    listedDays: boardDays,
    documentMb: maxBytes / 1024 ** 2,
  };
}

function privacyFigures(locale: Locale) {
  const tPlayers = translator(locale, "players");
  const label = (attribute: PrivacyAttribute) => tPlayers(`shown.${attribute}`);
  const [adult, minor] = [privacyWords(label, locale, { minor: false }), privacyWords(label, locale, { minor: true })];
  return {
    adultCard: adult.card,
    adultProfile: adult.profile,
    adultIdentity: adult.identity,
    adultPublished: openedByNameWords(label, locale),
    minorCard: minor.card,
    minorProfile: minor.profile,
    minorIdentity: minor.identity,
    minorNever: minor.never,
  };
}
