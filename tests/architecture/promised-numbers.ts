import { readFileSync } from "node:fs";
import { sections } from "@/components/site/legal/sections";
import { challengeLife, daysToReturn, linkLife, mostFactors } from "@/lib/accounts/schema";
import { answerDays } from "@/lib/contacts/schema/introductions";
import { mostPhrases, mostUnanswered } from "@/lib/contacts/schema/message-limits";
import * as requests from "@/lib/contacts/schema/requests";
import { sizes } from "@/lib/content/schema/picture";
import { stagedBytes } from "@/lib/documents/schema/limits";
import { wordsLength } from "@/lib/jobs/schema/application";
import { descriptionLength, titleLength } from "@/lib/jobs/schema/job";
import { aboutLength } from "@/lib/jobs/schema/seeker";
import { askedEveryDays, staleDays } from "@/lib/measurements/schema/availability";
import * as confirmation from "@/lib/measurements/schema/confirmation";
import { codeLength, mostOpenCvs } from "@/lib/measurements/schema/cv";
import { grades } from "@/lib/measurements/schema/grade";
import { enough, fairRatio } from "@/lib/pipeline/schema/bias";
import { highScore, mostNeeds } from "@/lib/pipeline/schema/need";
import { mostTasks, undoMinutes } from "@/lib/pipeline/schema/stages";
import { OLDEST } from "@/lib/platform/ages";
import * as files from "@/lib/platform/files/storage/limits";
import { ACCOUNT_AGE, ageBands, YOUNGEST } from "@/lib/players/schema/ages";
import { MAX_FACTS, PERFORMANCES_SHOWN } from "@/lib/players/schema/career";
import { freshDays, wantedAttributes } from "@/lib/players/schema/completeness";
import { practice } from "@/lib/players/schema/esport-profile";
import { changeDays, noticeDays } from "@/lib/players/schema/guardian";
import { captionBytes, MAX_PICTURES, MAX_VIDEOS } from "@/lib/players/schema/media";
import { budgetMost, heights, mostMembers, weights } from "@/lib/recruiters/schema";
import { mostAlerts } from "@/lib/search/schema/alert";
import { UEFA_SEASONS } from "@/lib/sports/schema/locally-trained";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { undoBulkUpdateSeconds } from "@/lib/support/schema/ticket-list";
import { appealDays, suspensionDays } from "@/lib/trust/schema/moderation";
import { deadLettersShown, exportKeptHours, ownCopies } from "@/lib/trust/schema/reports";

type Row = [numbers: number[], keys: string];

const MB = 1024 ** 2;
const DAY = 86_400;
const shownMb = files.maxBytes / MB;
const videoMb = files.videoBytes / MB;
const leastPassword = constant("lib/accounts/schema.ts", /\.min\((\d+), "password_too_short"\)/);
const quietHours = pair("lib/platform/outbox/quiet-hours.ts", /\[evening, morning\] = \[(\d+), (\d+)\]/);
const codeDigits = constant("lib/accounts/provider/one-time-code.ts", /const digits = (\d+)/);
const codeSeconds = constant("lib/accounts/provider/one-time-code.ts", /const step = (\d+)/);
const digestHour = constant("lib/platform/outbox/digest-day.ts", /\[firstHour, lastHour\] = \[(\d+)/);
const sharersOfCity = constant("lib/players/queries/card.ts", /MIN_PLAYERS_IN_CITY = (\d+)/);
const highestTier = constant("lib/sports/schema/attributes/player.ts", /name: "tier", type: "number", range: \[(\d+)/);
const percentiles = pair("lib/players/schema/esport-profile.ts", /\.min\(([\d.]+), "percentile_invalid"\)\.max\((\d+)/);

/** Promised by the operator; no code applies it. */
const daysOfTermsNotice = 30;

/** The numbers a sentence states, in digits or in words, each read from the code that applies it. */
export const promised: Row[] = [
  [
    [leastPassword],
    "accounts.passwordHint players.hint.password recruiters.form.passwordHint errors.password_too_short help.passage.sign-up.answer help.passage.change-password.answer",
  ],
  [[codeDigits], "accounts.own.factors.codeHint accounts.own.factors.textedHint accounts.secondFactor.hint"],
  [[codeSeconds], "accounts.own.factors.codeHint"],
  [[challengeLife.phone / 60], "accounts.textMessage accounts.own.factors.textedHint errors.code_texted"],
  [[mostFactors], "errors.too_many_factors"],
  [[linkLife.email_confirmation / DAY], "accounts.mail.email_confirmation.body"],
  [[linkLife.email_change_old / DAY], "accounts.mail.email_change_old.body"],
  [[linkLife.email_change_new / DAY], "accounts.mail.email_change_new.body"],
  [[daysToReturn], "accounts.mail.account_return.body accounts.mail.account_erased.body players.guardianLeft.body"],
  [[constant("lib/accounts/steps/end-session.ts", /daysFrom\(now\(\), -(\d+)\)/)], "legal.privacy.section.long.text"],
  [[constant("lib/platform/outbox/sweep.ts", /RETENTION_DAYS = (\d+)/)], "legal.privacy.section.long.text"],
  [[ACCOUNT_AGE], "players.guardian.coversAccount"],
  [[YOUNGEST, OLDEST], "errors.birth_date_out_of_range"],
  [[heights.from, heights.to], "errors.height_invalid"],
  [[weights.from, weights.to], "errors.weight_invalid"],
  [pair("lib/players/schema/player.ts", /wholeNumber\((\d+), (\d+), "height_invalid"\)/), "errors.height_invalid"],
  [pair("lib/players/schema/player.ts", /decimal\((\d+), (\d+), "weight_invalid"\)/), "errors.weight_invalid"],
  [percentiles, "errors.percentile_invalid"],
  [[practice.min, practice.max], "errors.practice_invalid"],
  ...ageBands.map(({ band, from }, index): Row => {
    const next = ageBands[index + 1]?.from;
    const bounds = from === 0 ? [next ?? 0] : next === undefined ? [from] : [from, next - 1];
    return [bounds, `players.ages.${band}`];
  }),
  [[MAX_FACTS], "errors.too_many_facts"],
  [[highestTier], "attributes.form.tierHint"],
  [[PERFORMANCES_SHOWN], "players.performance.lead"],
  [[wantedAttributes], "dashboard.nextStep.attributes"],
  [[sharersOfCity], "players.hint.city help.passage.card.answer legal.terms.section.anonymity.text"],
  [[noticeDays], "players.wayIn.ofAge"],
  [[MAX_VIDEOS], "errors.too_many_videos"],
  [[MAX_PICTURES], "errors.too_many_pictures"],
  [[captionBytes / 1000], "errors.captions_too_long players.media.captionsFileHint"],
  [
    [shownMb],
    "errors.file_too_large errors.form_too_large jobs.form.fileHint jobs.form.filesHint messages.attachHint news.admin.picture.fileHint players.media.picturesLead recruiters.form.fileHint verification.rule.size",
  ],
  [[videoMb], "errors.video_too_large players.videos players.media.fileHint players.media.fileHintMinor"],
  [[stagedBytes.files / MB], "errors.staged_files_full"],
  [[stagedBytes.videos / MB], "errors.staged_videos_full"],
  [
    [constant("lib/platform/files/inspection/redraw-picture.ts", /MOST_PIXELS = ([\d_]+)/) / 1e6],
    "errors.picture_too_large",
  ],
  [[files.mostPages], "errors.pdf_too_long"],
  [[sizes.small.width, sizes.small.height], "errors.picture_small"],
  [[sizes.wide.width / 80, sizes.wide.height / 80], "news.admin.picture.fileHint"],
  [[titleLength.min], "errors.job_title_short"],
  [[descriptionLength.min], "errors.job_description_short"],
  [[wordsLength.min], "errors.application_words_short"],
  [[aboutLength.min], "errors.seeker_about_short"],
  [[requests.requestDays], "notifications.story.requested.message notifications.story.expired.message"],
  [[answerDays], "notifications.story.introductionRequested.message notifications.story.introductionExpired.message"],
  [[mostUnanswered], "errors.conversation_awaits_answer"],
  [[mostPhrases], "errors.too_many_phrases"],
  [[requests.mostLists], "errors.too_many_favorite_lists"],
  [[requests.longestTag], "errors.tag_too_long"],
  [[requests.mostTags], "errors.too_many_tags"],
  [[requests.mostCompared], "contacts.chosen.hint contacts.compare.nobodyHint"],
  [quietHours, "messages.quietRule notifications.settings.guardianLead"],
  [[digestHour], "notifications.settings.every.dayHint notifications.settings.every.weekHint"],
  [[mostAlerts], "errors.too_many_alerts"],
  [[mostNeeds], "errors.too_many_needs"],
  [[mostTasks], "errors.too_many_tasks"],
  [[highScore, fairRatio * 100, enough], "needs.balance.lead"],
  [[enough], "needs.balance.none"],
  [[highScore], "needs.balance.chosen"],
  [[mostMembers], "errors.team_full"],
  [[budgetMost.lines], "errors.too_many_budget_lines"],
  [[constant("lib/recruiters/queries/budget-figures.ts", /usualMonths = (\d+)/)], "budget.rule"],
  [[suspensionDays.least, suspensionDays.most], "errors.days_invalid moderation.admin.daysHint"],
  [[appealDays], "errors.appeal_too_late moderation.notice.tooLate"],
  [[exportKeptHours], "notifications.story.exportReady.message reports.export.lead"],
  [[deadLettersShown], "reports.health.more"],
  [[constant("lib/platform/http/recent-errors.ts", /SLOW_MS = (\d+)/)], "reports.health.noSlowHint"],
  [[constant("lib/trust/queries/loop.ts", /monthsAgo\((\d+)\)/) + 1], "reports.loop"],
  [[constant("lib/trust/queries/loop.ts", /"(\d+) weeks"/) + 1], "reports.weeksSummary"],
  [[confirmation.mostClaims], "errors.too_many_claims"],
  [[confirmation.mostWaiting], "errors.too_many_confirmations"],
  [[confirmation.addressTries.burst], "errors.confirmer_address_wrong"],
  [[confirmation.mostPlayersADay], "measurements.admin.flag.many_players"],
  [[codeLength], "cvs.check.lead cvs.check.malformed"],
  [[mostOpenCvs], "errors.too_many_cvs"],
  [[UEFA_SEASONS], "attributes.shown.trainedUefa attributes.shown.notTrainedUefa"],
  [
    [
      constant("lib/sports/schema/locally-trained.ts", /START_AGE = (\d+)/),
      constant("lib/sports/schema/locally-trained.ts", /START_AGE = (\d+)/) +
        constant("lib/sports/schema/locally-trained.ts", /SEASONS = (\d+)/) -
        1,
    ],
    "attributes.shown.trained",
  ],
  [[constant("lib/content/schema/feed.ts", /WORDS_QUOTED = (\d+)/)], "news.admin.feedsLead"],
  [
    [constant("lib/content/provider/fetch-outside.ts", /MOST_BYTES = (\d+) \* 1024 \* 1024/)],
    "news.admin.failures.feed_too_large",
  ],
  [[grades.length], "measurements.ticks help.passage.confirmation-levels.question"],
  [[sportSlugs.length], "home.hero.rail home.sports.title news.lead search.description layout.footer.scale"],
  [[1, constant("lib/recruiters/queries/budget-days.ts", /utcDay\(year \+ 1, 5, (\d+)\)/)], "budget.set.daysHint"],
  [[constant("lib/search/queries/places.ts", /AREA = (\d+)/) * 100], "players.shown.region"],
  [[daysOfTermsNotice], "legal.terms.section.purpose.text"],
  [[sections.terms.indexOf("plans") + 1], "legal.terms.section.purpose.text"],
  [[sections.terms.indexOf("anonymity") + 1], "legal.terms.section.conduct.text"],
];

const months = (days: number) => days / 30;

/** Periods that sentences state in words, such as "one hour" or "half a month": the constant and the period of the sentence, in one unit. */
export const periods: [constant: number, stated: number, keys: string][] = [
  [
    linkLife.password_reset,
    3600,
    "accounts.forgot.sent accounts.mail.password_reset.body help.passage.forgotten-password.answer",
  ],
  [confirmation.linkDays, 14, "notifications.story.confirmationExpired.message"],
  [confirmation.reminderDays, 7, "measurements.mail.reminder.body"],
  [confirmation.addressTries.seconds, DAY, "errors.confirmer_address_wrong"],
  [changeDays, 1, "players.hint.guardianChange"],
  [
    months(askedEveryDays),
    1,
    "availability.mail.player availability.mail.guardian notifications.settings.category.availability.text notifications.settings.guardian.availability",
  ],
  [months(staleDays), 2, "availability.mail.player availability.mail.guardian"],
  [months(freshDays), 2, "dashboard.nextStep.stats dashboard.today.part.stats.hint"],
  [undoMinutes, 60, "errors.nothing_to_undo"],
  [undoBulkUpdateSeconds, 60, "errors.tending_final"],
  [budgetMost.days, 2 * 365 + 1, "errors.budget_too_long"],
  [constant("lib/pipeline/schema/contract.ts", /maxAgeDays = (\d+)/), 365, "errors.contract_too_old"],
  [
    constant("lib/notifications/steps/mail-waiting-messages.ts", /UNREAD_AFTER_S = (\d+) \* 60/),
    30,
    "notifications.settings.category.messages.text",
  ],
  [constant("lib/platform/outbox/sweep.ts", /DEAD_LETTER_DAYS = (\d+)/), 7, "reports.health.allDoneHint"],
  [
    constant("lib/documents/commands/view-document.ts", /LINK_SECONDS = (\d+)/),
    60,
    "help.passage.who-opens-files.answer legal.privacy.section.documents.text",
  ],
  [shareOfMiddle(), 80, "measurements.chart.eightOfTen"],
  [ownCopies.seconds, DAY, "reports.own.once"],
];

/** Numbers that are no limits of ours: examples, names, list numbers, durations of reading, articles of law. */
export const illustrated = [
  /^(sports|emails\.sample|local|ui\.accessLevel)\./,
  /^attributes\.(label|choice|list|field|lead)\./,
  /^help\.passage\.[\w-]+\.keywords$/,
  /^players\.joined\.([\w.]+\.)?title$|^recruiters\.joined\.\w+\.title$/,
  /(amountHint|agentFeeHint|check\.codeHint|creditHint|publishNameHint|registerHint|phoneHint|percentileHint|measureHint|valueHint)$/,
  /^errors\.(phone_\w+|amount_invalid|captions_unreadable|minor_video_format)$/,
  /^(contact\.chat\.title|how-it-works\.players\.profile\.text|dashboard\.today\.part\.\w+\.hint)$/,
  /^(legal\.terms\.section\.commission\.text|(introductions|contacts)\.ask\.cost|search\.need\.\w+)$/,
  /^measurements\.chart\.eightOfTen$/,
  /^players\.(hint\.height|facts\.lead|media\.(hardToPlay|captionsHint))$/,
];

function shareOfMiddle(): number {
  const [lowest = 0, highest = 0] = pair(
    "lib/measurements/queries/peers.ts",
    /percentiles = \[([\d.]+), .*, ([\d.]+)\]/,
  );
  return Math.round((highest - lowest) * 100);
}

function constant(path: string, pattern: RegExp): number {
  return pair(path, pattern)[0] ?? Number.NaN;
}

/** The numbers that the pattern captures, from a module that a test cannot load or that does not export them. */
function pair(path: string, pattern: RegExp): number[] {
  const [, ...captured] = readFileSync(path, "utf8").match(pattern) ?? [];
  return captured.map((text) => Number(text.replaceAll("_", "")));
}
