import type { SportSlug, sportPositions } from "./sports";

type ByPosition = {
  [sport in SportSlug]?: { [position in (typeof sportPositions)[sport][number]]?: readonly string[] };
};

const sides: ByPosition = {
  football: {
    "centre-back": ["right", "centre", "left"],
    "central-midfielder": ["right", "centre", "left"],
    striker: ["right", "centre", "left"],
  },
  "american-football": {
    "offensive-line": ["right", "centre", "left"],
    "defensive-line": ["right", "centre", "left"],
    linebacker: ["right", "centre", "left"],
    cornerback: ["right", "left"],
  },
  rugby: {
    prop: ["loosehead", "tighthead"],
    flanker: ["blindside", "openside"],
    "rugby-centre": ["inside-centre", "outside-centre"],
    "rugby-wing": ["left", "right"],
    lock: ["left", "right"],
  },
};

const roles: ByPosition = {
  football: {
    goalkeeper: ["sweeper-keeper", "shot-stopper"],
    "centre-back": ["stopper", "ball-playing"],
    "right-back": ["inverted", "attacking"],
    "left-back": ["inverted", "attacking"],
    "defensive-midfielder": ["holding", "playmaker"],
    "central-midfielder": ["box-to-box", "playmaker", "holding"],
    "attacking-midfielder": ["playmaker", "second-line-runner"],
    "right-winger": ["inside-forward", "touchline"],
    "left-winger": ["inside-forward", "touchline"],
    striker: ["target-man", "poacher", "false-nine"],
  },
  basketball: {
    "point-guard": ["combo-guard", "playmaker"],
    "shooting-guard": ["combo-guard", "three-and-d"],
    "small-forward": ["wing", "three-and-d", "point-forward"],
    "power-forward": ["stretch-four", "point-forward"],
    center: ["rim-protector", "stretch-five"],
  },
  "american-football": {
    "running-back": ["halfback", "third-down-back"],
    "wide-receiver": ["wide-x", "wide-z", "slot"],
    "offensive-line": ["tackle", "guard", "snapper"],
    "defensive-line": ["edge", "defensive-tackle", "nose-tackle"],
    linebacker: ["outside-linebacker", "inside-linebacker"],
    cornerback: ["nickelback"],
    safety: ["free-safety", "strong-safety"],
    kicker: ["returner"],
  },
  baseball: { pitcher: ["starter", "reliever", "closer"] },
  cricket: {
    "middle-order-batter": ["finisher"],
    "all-rounder": ["batting-all-rounder", "bowling-all-rounder"],
    "fast-bowler": ["new-ball", "first-change"],
    wicketkeeper: ["wicketkeeper-batter"],
  },
  handball: { "centre-back-court": ["playmaker"], "left-back-court": ["shooter"], "right-back-court": ["shooter"] },
};

const aliasesOf = (lists: ByPosition, sport: SportSlug, position: string) =>
  (lists[sport] as Record<string, readonly string[]> | undefined)?.[position] ?? [];

export const sidesOf = (sport: SportSlug, position: string) => aliasesOf(sides, sport, position);
export const rolesOf = (sport: SportSlug, position: string) => aliasesOf(roles, sport, position);

const unique = (lists: ByPosition) => [
  ...new Set(Object.values(lists).flatMap((byPosition) => Object.values<readonly string[]>(byPosition).flat())),
];

export const allSides = unique(sides);
export const allRoles = unique(roles);
