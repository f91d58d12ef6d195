import { expect, test } from "vitest";
import { messagesOf } from "./catalogue";
import { planted, type Source, sources } from "./sources";

/** Names of the former private vocabulary, each with the standard one that replaced it. */
const retired: Record<string, string> = {
  outdate: "invalidateTags",
  onOutdated: "onInvalidate",
  errand: "externalCommand",
  reactTo: "dispatch",
  runDueReactions: "runDueHandlers",
  noteFact: "noteEvent",
  withConsequences: "afterCommit",
  inPages: "inBatches",
  forEachDue: "forEachDueInBatches",
  afterNight: "afterQuietHours",
  whither: "redirectTo",
  whence: "returnTo",
  knowsWhither: "passReturnTo",
  goesBack: "returnToOrigin",
  carriesOn: "keepReturnTo",
  saidStatus: "statusMeta",
  refusePlainly: "sendPlainRefusal",
  databaseWasAway: "wasDatabaseUnavailable",
  asCounted: "runAsCounted",
  sureOf: "confirmationOf",
  askFirst: "requireConfirmation",
  literally: "escapeLike",
  noDatabase: "buildTimeDatabase",
  patientPool: "retryingPool",
  partsOfPage: "createPartReader",
  carrying: "withNext",
  nextOnTheWay: "pathFromReferer",
  placesPerMap: "pagesPerSitemap",
  letterDay: "emailDate",
  takeSeat: "acquireStreamSlot",
  openFront: "openSiteServer",
  isFromElsewhere: "isCrossOriginForm",
  isStrangersPage: "hasVisitorVariant",
  twinQuery: "cachedFilters",
  isMadeForOne: "isRenderedPerRequest",
  keptAddress: "cacheKey",
  machineDoors: "endpointMethods",
  keepPagesFresh: "forwardInvalidations",
  readDesk: "readListSearch",
  desksOf: "adminSectionsFor",
  letterCategories: "emailCategories",
  LetterCategory: "EmailCategory",
  outdatedBySeats: "seatEventTags",
  outdatedByNeeds: "needEventTags",
  outdatedByPairs: "pairEventTags",
  outdatedByLicences: "licenceEventTags",
  outdateForNext: "expireTagInNext",
  AccountFacts: "AccountEvents",
  openBackDoor: "openInternalServer",
  frameOfFailed: "renderFailedFrame",
  keepFlightAgain: "keepPayloadAgain",
  bakeWell: "encodeQuickly",
  bakeSmallest: "compressBest",
  sayInstead: "sendErrorPage",
  listenerOf: "personOfExpiredToken",
  accountToTend: "accountSettings",
  tendSigningKeys: "maintainSigningKeys",
  wordsOfScopes: "scopeLabels",
  ownStanding: "ownPlanState",
  wronglyCharged: "chargeMismatch",
  isSaidOnPricing: "isPricingRefusal",
  brokenRule: "violatedRule",
  betweenThem: "contractContext",
  ownAnswer: "fetchPersonal",
  unheardToasts: "takePendingToasts",
  OnBench: "MemberHeaderData",
  BenchBar: "MemberTabBar",
  announcedIn: "parseUploadDescription",
  flawOf: "findSignatureError",
  pendingReaction: "outboxEntry",
  parkedAt: "deadSince",
  retryReaction: "retryDeadLetter",
  claimFiles: "attachStagedFiles",
  chooseLetterLanguage: "chooseEmailLanguage",
  tendTickets: "bulkUpdateTickets",
  untendTickets: "undoBulkUpdate",
  dropTask: "removeTask",
  dropFile: "removeFile",
  tellContract: "recordContract",
  takeBackVerdict: "revokeVerdict",
  takeBackConfirmation: "revokeConfirmation",
  toldWords: "visibleText",
  untold: "unnotified",
  throughGate: "bestCandidates",
  tellOfHits: "notifyAlertMatches",
  tellOfMatches: "notifyNeedMatches",
  onBench: "memberHeader",
  storiesOf: "notificationTexts",
  standingTowards: "requestStateTowards",
  recentTrouble: "listRecentErrors",
  Reach: "AccessLevel, FetchPolicy or ContactDetails",
  reachOf: "searchAccessLevel",
  noReach: "noContactDetails",
  mayReach: "isAllowedAddress",
  Depth: "AccessLevel",
  depthOf: "accessLevelOf",
  DepthMark: "AccessMark",
  PrivacyLevel: "AccessLevel",
  staffDesk: "staffList",
  toOwnDesk: "openDashboard",
  PaperReading: "DocumentReading",
  StrangersPage: "VisitorVariant",
  strangersPage: "visitorVariant",
  strangersPages: "visitorVariants",
  strangers: "visitors",
  decideKyc: "decideVerification",
  kycQueue: "verificationQueue",
  approveKyc: "approveVerification",
  rejectKyc: "rejectVerification",
  Wish: "WishlistEntry or OptionalCriterion",
  WishRow: "WishlistRow",
  listWishes: "listWishlistEntries",
  handleWish: "handleWishlistEntry",
  followWish: "followWishlistEntry",
  wishers: "wishlistOwners",
  wishedIds: "wishlistJobIds",
  wishesOf: "optionalConditionsOf",
  wishTerms: "optionalTerms",
  callOffEmailChange: "cancelEmailChange",
  eraseMatching: "erasePipeline",
  expiryToldAt: "expiryAnnouncedAt",
  kycId: "verificationCaseId",
  mayTakeBack: "mayRevoke",
  notifyStaffOfWish: "notifyStaffOfWishlistEntry",
  onlyHeard: "screenReaderOnly",
  ownPaper: "own_document",
  settleStanding: "settleRecruiterStatus",
  standingOf: "requestState, verificationState, planState or availability",
  takenBackAt: "revokedAt",
  toldAt: "notifiedAt",
  toldById: "recordedById",
  toldDay: "emailedDay",
  toldFrom: "publiclyRatedFrom",
  toldSince: "announcedSince",
};

const pattern = new RegExp(`\\b(${Object.keys(retired).join("|")})\\b`, "g");
/** Beginnings and ends of former names, and what is said instead. */
const retiredShapes: [RegExp, string][] = [
  [/\b(\w*[a-z]Told([A-Z]\w*)?|(un)?told[A-Z]\w*|Untold)\b/g, "stated, recorded or notified"],
  [/\b(\w*[a-z]Said|said[A-Z]\w*)\b/g, "stated or written"],
  [
    /\b(\w*[hH]and(ed)?Over\w*|\w*[tT]ake(n)?Back\w*|\w*[cC]all(ed|ing)?Off\w*)\b/g,
    "transfer, revoke, withdraw or cancel",
  ],
  [/\b((?!is)\w*[a-z]Yes(es)?|ownYes\w*)\b/g, "consent or accepted"],
  [/\b(\w*Standings?|standings?|standing[A-Z]\w*)\b/g, "state, rank or visibility"],
  [/\b(tell[A-Z]\w*|tellings?)\b/g, "notify or record"],
  [/\bwriteOf[A-Z]\w*/g, "email<Recipient>About<Thing>"],
  [/\b(\w*[a-z]Desks?([A-Z]\w*)?|Desks?([A-Z]\w*)?|desk[A-Z]\w*)\b/g, "list, dashboard, section or staff"],
  [/\b(\w*[a-z]Papers?([A-Z]\w*)?|Papers?([A-Z]\w*)?|papers?[A-Z]\w*)\b/g, "document"],
  [/\b(\w*[a-z]Wish(?!list)\w*|Wish(?!list)[A-Z]\w*|wish(ed)?[A-Z]\w*)\b/g, "wishlist entry or optional criterion"],
  [/\b(\w*Letter(Choice|Language|Page|Player|Receipt)|letters(Per|To)\w*)\b/g, "email"],
  [/\b(\w*[pP]arked([A-Z]\w*)?|\w*Troubles?|troubles?)\b/g, "dead letter, error or failure"],
  [/\b((un)?tend[A-Z]\w*|\w*Tended\w*)\b/g, "update"],
  [/\b([fF]lights?|[bB]ake[A-Z]?\w*|amend|reactor|Reactions?)\b/g, "payload, encode, transform, dispatcher or handler"],
  [/\b(\w*[a-z])?[sS]trangers?\b/g, "visitor or outsider"],
  [/\b((ask|is|for)Machines?|Machine[A-Z]\w*)\b/g, "model"],
];
const folders =
  /^lib\/(core|front|local|talent|evidence|claims|scouting|introductions|messages|matching|contracts|news|statements|verification|moderation|reports|esport|cvs)\/|\/reactions(\.ts$|\/)/;
/** An e-mail is no letter, a document no paper, a visitor no stranger, an entry of a wishlist no wish, and a list, a dashboard or a section no desk. */
const fileNames =
  /(?<!dead)[/-](call-off|desks?|kyc(?!\/)|letters|papers?|strangers?|take-back|told|wish(es|ed)?|yeses)[./-]/;

function stillUsed(files: Source[]): string[] {
  return files.flatMap(({ path, text }) => [
    ...(folders.test(path) ? [`${path}: a folder that has another name now`] : []),
    ...(fileNames.test(path) ? [`${path}: a file that has another name now`] : []),
    ...[...text.matchAll(pattern)].map(([name]) => `${path}: ${name}, say ${retired[name]}`),
    ...retiredShapes.flatMap(([shape, instead]) =>
      [...text.matchAll(shape)].map(([name]) => `${path}: ${name}, say ${instead}`),
    ),
  ]);
}

test("no name of the former vocabulary is used", () => {
  const files = sources(["app", "components", "lib", "scripts", "prisma"], /\.tsx?$/);
  expect(stillUsed(files.filter(({ path }) => !path.startsWith("prisma/seed/texts/")))).toEqual([]);
  const offenders = [
    planted("lib/content/steps/a.ts", "outdate([tag])"),
    planted("lib/core/a.ts", ""),
    planted("components/jobs/wishes-desk.tsx", ""),
    planted("lib/trust/steps/a.ts", "const { ownPapers } = answer"),
  ];
  expect(stillUsed(offenders)).toHaveLength(offenders.length);
});

const retiredKey =
  /(^|\.)(bench|callOff|callingOff|calledOff\w*|childYes|depths?|desks?|drop|handOver\w*|handedO\w+|letters|ownNoMail|ownYes|ownYesMail|papers?|said\w*|takeBack|takenBack\w*|tended|told|unasked|untold|wish\w{0,2}|yeses)(\.|$)/;
/** A part of a namespace. */
const retiredPart = /^\w+\.letter\./;
const retiredKeys = (files: Source[]) =>
  messagesOf(files).flatMap(({ namespace, key }) =>
    retiredKey.test(key) || retiredPart.test(`${namespace}.${key}`) ? [`${namespace}.${key}`] : [],
  );

test("no key of a message has a name of the former vocabulary", () => {
  expect(retiredKeys(sources(["messages"], /\.json$/))).toEqual([]);
  expect(retiredKeys([planted("messages/en/team.json", '{ "bench": { "open": "Open" } }')])).toEqual([
    "team.bench.open",
  ]);
});
