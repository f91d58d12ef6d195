import { demoEmails } from "./accounts.ts";
import { type Period, periodsOf } from "./billing.ts";
import { type Days, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { type Random, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { request, type SeedRequest } from "./requests.ts";

/** Official requests in all states; never more than the quota of the period they were made in. */
export function makeRequests(
  recruiters: readonly SeedRecruiter[],
  players: readonly SeedPlayer[],
  child: SeedPlayer,
  days: Days,
): SeedRequest[] {
  const random = randomFor("requests");
  const drawn = recruiters
    .flatMap((recruiter, n) => {
      const wanted = random.shuffle(players.filter((player, at) => at > 0 && player.listed && fits(recruiter, player)));
      if (n === 0) return demoRequests(recruiter, wanted, days, random);
      if (recruiter.organization.plan === "pay_per_match") return boughtRequests(recruiter, wanted, days, random);
      const spans = periodsOf(recruiter, days).filter(({ end }) => end > later(days.today, -90));
      return spans
        .flatMap((period) => {
          const count = Math.min(period.quota, random.integer(1, 4));
          return take(wanted, count).map((player) => {
            const at = momentIn(period, player, days, random);
            return at && request({ recruiter, player, at, period, days, random });
          });
        })
        .filter((made) => made !== null);
    })
    .concat(toDemoPlayer(recruiters, players[0]!, days, random));
  return [
    ...drawn,
    ...toDemoChild(recruiters, child, drawn, days),
    ...alongTheWholeWay(recruiters[0]!, players, drawn, days),
  ];
}

export const fits = ({ organization, row }: SeedRecruiter, player: SeedPlayer) =>
  (organization.sports as readonly string[]).includes(player.row.primarySport) &&
  player.age >= row.ageMin &&
  player.age <= row.ageMax;

/** The demo club: one name opened, one question open, one credit left. */
function demoRequests(recruiter: SeedRecruiter, wanted: SeedPlayer[], days: Days, random: Random): SeedRequest[] {
  const [period] = periodsOf(recruiter, days);
  const french = wanted.filter((player) => isKnownToDemo(player, days));
  const [open, asked] = take(french, 2);
  if (!period || !open || !asked) return [];
  return [
    request({ recruiter, player: open, at: days.ago(4, 9, 20), period, days, random, outcome: "accepted" }),
    request({ recruiter, player: asked, at: days.ago(1, 16, 5), period, days, random, outcome: "pending" }),
  ];
}

const isKnownToDemo = (player: SeedPlayer, days: Days) =>
  player.language === "fr" && !player.minor && player.row.createdAt < days.ago(30);

/** Two whom the demo club paid for one by one, and who said yes: the first is offered a contract, the second has signed one. */
function alongTheWholeWay(
  recruiter: SeedRecruiter,
  players: readonly SeedPlayer[],
  drawn: readonly SeedRequest[],
  days: Days,
): SeedRequest[] {
  const random = randomFor("the demo club's whole way");
  const asked = new Set(drawn.flatMap((made) => (made.recruiter === recruiter ? made.player : [])));
  const free = players.filter(
    (player, at) =>
      at > 0 && player.listed && !asked.has(player) && fits(recruiter, player) && isKnownToDemo(player, days),
  );
  const common = { recruiter, period: null, days, random, outcome: "accepted" } as const;
  return random
    .shuffle(free)
    .slice(0, 2)
    .map((player, nth) => request({ ...common, player, at: days.ago(5, 9 + nth, 15) }));
}

/** Whom the demo club offers a contract, and who signed one. */
export function onTheWholeWay(requests: readonly SeedRequest[]) {
  const [offered, signed] = requests.filter(
    ({ recruiter, credit }) => recruiter.row.email === demoEmails.recruiter && credit.source === "purchase",
  );
  return { offered, signed };
}

function boughtRequests(recruiter: SeedRecruiter, wanted: SeedPlayer[], days: Days, random: Random): SeedRequest[] {
  return take(wanted, 2).flatMap((player) => {
    const at = days.ago(random.integer(3, 50), random.integer(8, 18));
    return at > player.row.createdAt ? request({ recruiter, player, at, period: null, days, random }) : [];
  });
}

/** What waits for the demo player: two questions, and a club they already talk to. */
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
  return story.map(([name, at, outcome]) => {
    const recruiter = recruiters.find(({ organization }) => organization.name === name)!;
    const period = periodsOf(recruiter, days).findLast(({ start }) => start <= at) ?? null;
    return request({ recruiter, player, at, period, days, random, outcome });
  });
}

/** What the demo parent finds: a request the child has said yes to, and a conversation. */
function toDemoChild(
  recruiters: readonly SeedRecruiter[],
  child: SeedPlayer,
  drawn: SeedRequest[],
  days: Days,
): SeedRequest[] {
  const random = randomFor("the demo child");
  const asked = new Set(drawn.filter(({ player }) => player === child).map(({ recruiter }) => recruiter));
  const free = recruiters.filter((one, n) => n > 0 && !asked.has(one) && one.row.status === "verified");
  const suited = free.filter((one) => fits(one, child));
  const [asking, talking] = [...suited, ...free.filter((one) => !suited.includes(one))];
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

/** Nobody is asked twice by the same organisation. */
const take = (from: SeedPlayer[], count: number) => from.splice(0, count);
