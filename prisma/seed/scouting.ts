import { demoEmails } from "./accounts.ts";
import { type Period, periodsOf } from "./billing.ts";
import { type Days, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { type Random, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { request, type SeedRequest } from "./requests.ts";

/** Contact requests in all states, within the quota of each period. */
export function makeRequests(
  recruiters: readonly SeedRecruiter[],
  players: readonly SeedPlayer[],
  child: SeedPlayer,
  days: Days,
): SeedRequest[] {
  const random = randomFor("requests");
  const clubRequests = recruiters
    .flatMap((recruiter, n) => {
      const wanted = random.shuffle(
        players.filter((player, index) => index > 0 && player.listed && fits(recruiter, player)),
      );
      if (n === 0) return demoRequests(recruiter, wanted, days, random);
      if (recruiter.organization.plan === "pay_per_match") return boughtRequests(recruiter, wanted, days, random);
      const spans = periodsOf(recruiter, days).filter(({ end }) => end > later(days.today, -90));
      return spans
        .flatMap((period) => {
          const count = Math.min(period.quota, random.integer(1, 4));
          return take(wanted, count).map((player) => {
            const sentTime = momentIn(period, player, days, random);
            return sentTime && request({ recruiter, player, at: sentTime, period, days, random });
          });
        })
        .filter((request) => request !== null);
    })
    .concat(toDemoPlayer(recruiters, players[0]!, days, random));
  return [
    ...clubRequests,
    ...toDemoChild(recruiters, child, clubRequests, days),
    ...alongTheWholeWay(recruiters[0]!, players, clubRequests, days),
  ];
}

export const fits = ({ organization, row }: SeedRecruiter, player: SeedPlayer) =>
  (organization.sports as readonly string[]).includes(player.row.primarySport) &&
  player.age >= row.ageMin &&
  player.age <= row.ageMax;

/** The demo club: one name opened, one request open, one credit left. */
function demoRequests(recruiter: SeedRecruiter, wanted: SeedPlayer[], days: Days, random: Random): SeedRequest[] {
  const [period] = periodsOf(recruiter, days);
  const french = wanted.filter((player) => isKnownToDemo(player, days));
  const [open, askedPlayer] = take(french, 2);
  if (!period || !open || !askedPlayer) return [];
  return [
    request({ recruiter, player: open, at: days.ago(4, 9, 20), period, days, random, outcome: "accepted" }),
    request({ recruiter, player: askedPlayer, at: days.ago(1, 16, 5), period, days, random, outcome: "pending" }),
  ];
}

const isKnownToDemo = (player: SeedPlayer, days: Days) =>
  player.language === "fr" && !player.minor && player.row.createdAt < days.ago(30);

/** Two players whom the demo club paid for singly and who accepted: the first gets an offer, the second has signed. */
function alongTheWholeWay(
  recruiter: SeedRecruiter,
  players: readonly SeedPlayer[],
  drawnRequests: readonly SeedRequest[],
  days: Days,
): SeedRequest[] {
  const random = randomFor("the demo club's whole way");
  const askedPlayers = new Set(
    drawnRequests.flatMap((request) => (request.recruiter === recruiter ? request.player : [])),
  );
  const free = players.filter(
    (player, index) =>
      index > 0 && player.listed && !askedPlayers.has(player) && fits(recruiter, player) && isKnownToDemo(player, days),
  );
  const common = { recruiter, period: null, days, random, outcome: "accepted" } as const;
  return random
    .shuffle(free)
    .slice(0, 2)
    .map((player, nth) => request({ ...common, player, at: days.ago(5, 9 + nth, 15) }));
}

/** The players to whom the demo club made an offer or who signed. */
export function onTheWholeWay(requests: readonly SeedRequest[]) {
  const [offered, signed] = requests.filter(
    ({ recruiter, credit }) => recruiter.row.email === demoEmails.recruiter && credit.source === "purchase",
  );
  return { offered, signed };
}

function boughtRequests(recruiter: SeedRecruiter, wanted: SeedPlayer[], days: Days, random: Random): SeedRequest[] {
  return take(wanted, 2).flatMap((player) => {
    const sentTime = days.ago(random.integer(3, 50), random.integer(8, 18));
    return sentTime > player.row.createdAt
      ? request({ recruiter, player, at: sentTime, period: null, days, random })
      : [];
  });
}

/** The demo player's requests: two open ones, an accepted one with a conversation, and a refused one. */
function toDemoPlayer(
  recruiters: readonly SeedRecruiter[],
  player: SeedPlayer,
  days: Days,
  random: Random,
): SeedRequest[] {
  const story = [
    ["Académie Teranga", days.ago(1, 10, 40), "pending"],
    ["Ferrand & Oury, conseil sportif", days.ago(3, 15, 10), "pending"],
    ["Étoile de la Joliette", days.ago(9, 9, 0), "accepted"],
    ["CD Arganzuela Norte", days.ago(41, 11, 30), "refused"],
  ] as const;
  return story.map(([name, sentTime, outcome]) => {
    const recruiter = recruiters.find(({ organization }) => organization.name === name)!;
    const period = periodsOf(recruiter, days).findLast(({ start }) => start <= sentTime) ?? null;
    return request({ recruiter, player, at: sentTime, period, days, random, outcome });
  });
}

/** The demo parent's requests: one the child has accepted, and a conversation. */
function toDemoChild(
  recruiters: readonly SeedRecruiter[],
  child: SeedPlayer,
  drawnRequests: SeedRequest[],
  days: Days,
): SeedRequest[] {
  const random = randomFor("the demo child");
  const askingRecruiters = new Set(
    drawnRequests.filter(({ player }) => player === child).map(({ recruiter }) => recruiter),
  );
  const free = recruiters.filter(
    (recruiter, n) => n > 0 && !askingRecruiters.has(recruiter) && recruiter.row.status === "verified",
  );
  const suited = free.filter((candidate) => fits(candidate, child));
  const [asking, talking] = [...suited, ...free.filter((candidate) => !suited.includes(candidate))];
  if (!asking || !talking) return [];
  const common = { player: child, period: null, days, random };
  return [
    request({ ...common, recruiter: asking, at: days.ago(2, 17, 30), outcome: "awaiting_guardian" }),
    request({ ...common, recruiter: talking, at: days.ago(12, 10, 15), outcome: "accepted" }),
  ];
}

function momentIn(period: Period, player: SeedPlayer, days: Days, random: Random): Date | null {
  const from = Math.max(period.start.getTime(), player.row.createdAt.getTime() + 86_400_000);
  const to = Math.min(period.end.getTime(), days.today.getTime() - 3_600_000);
  return to > from ? new Date(Math.round((from + random.next() * (to - from)) / 60_000) * 60_000) : null;
}

/** Each player gets at most one request from an organization. */
const take = (from: SeedPlayer[], count: number) => from.splice(0, count);
