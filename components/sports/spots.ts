import { type Position, type SportSlug, sportPositions } from "@/lib/sports/schema/sports";

/** Meters from the center of the drawing; x points to the attacked goal, y downward. */
type Spot = readonly [x: number, y: number];

export const unitsPerMetre: Record<SportSlug, number> = {
  football: 10.4,
  basketball: 38.6,
  "american-football": 9.95,
  baseball: 5.45,
  cricket: 6.3,
  handball: 26.8,
  rugby: 8.95,
  boxing: 90,
  mma: 69,
  bjj: 71,
  kickboxing: 84,
  wrestling: 64,
  judo: 56,
  karate: 61,
  taekwondo: 61,
};

export const spots: Record<SportSlug, Partial<Record<Position, Spot>>> = {
  football: {
    goalkeeper: [-48, 0],
    "right-back": [-24, 23],
    "centre-back": [-32, 8],
    "left-back": [-24, -23],
    "defensive-midfielder": [-14, 4],
    "central-midfielder": [2, -7],
    "attacking-midfielder": [20, 3],
    "right-winger": [30, 25],
    "left-winger": [30, -25],
    striker: [38, -3],
  },
  basketball: {
    "point-guard": [4.6, 0.4],
    "shooting-guard": [7.4, -5.2],
    "small-forward": [8.4, 5.4],
    "power-forward": [9.2, 2.9],
    center: [11, -1.7],
  },
  "american-football": {
    quarterback: [14, 0],
    "running-back": [9, 3],
    "wide-receiver": [19, -19],
    "tight-end": [19, 6],
    "offensive-line": [18.4, -2],
    "defensive-line": [21.6, 2],
    linebacker: [26, 4],
    cornerback: [27, -17],
    safety: [35, -5],
    kicker: [-18, 0],
  },
  baseball: {
    pitcher: [0, 39.3],
    catcher: [0, 61],
    "first-base": [21, 36],
    "second-base": [8, 22],
    "third-base": [-21, 36],
    shortstop: [-8, 22],
    "left-field": [-36, -6],
    "center-field": [0, -26],
    "right-field": [36, -6],
  },
  cricket: {
    "opening-batter": [8.4, -1.4],
    "middle-order-batter": [-8.2, 1.6],
    "all-rounder": [18, -20],
    "fast-bowler": [-19, -1],
    "spin-bowler": [-12.5, -1.4],
    wicketkeeper: [16, 0],
  },
  handball: {
    goalkeeper: [18.9, 0],
    "left-wing": [14.9, -6.6],
    "left-back-court": [9, -5],
    "centre-back-court": [8.2, 0],
    "right-back-court": [9, 5],
    "right-wing": [14.9, 6.6],
    pivot: [14.4, 0],
  },
  rugby: {
    prop: [9.4, -12.4],
    hooker: [9.4, -10],
    lock: [7, -9],
    flanker: [7.2, -13.6],
    "number-eight": [4.4, -10.4],
    "scrum-half": [6, -5],
    "fly-half": [1, 2],
    "rugby-centre": [-2, 11],
    "rugby-wing": [18, 27],
    "full-back": [29.9, -22.3],
  },
  boxing: marks("boxing", [-0.9, -1.6], [1, 1.5]),
  mma: marks("mma", [-2.4, -0.3], [2.4, 0.5]),
  bjj: marks("bjj", [-3, 0], [3, 0]),
  kickboxing: marks("kickboxing", [-1.4, 0], [1.4, 0]),
  wrestling: marks("wrestling", [-1.3, 0.5], [1.1, -0.6]),
  judo: marks("judo", [-2, 0], [2, 0]),
  karate: marks("karate", [-1.5, 0], [1.5, 0]),
  taekwondo: marks("taekwondo", [-1.2, 0], [1.2, 0]),
};

/** In combat sports, odd and even weight classes stand on opposite marks. */
function marks(sport: SportSlug, near: Spot, far: Spot): Partial<Record<Position, Spot>> {
  return Object.fromEntries(sportPositions[sport].map((weight, index) => [weight, index % 2 ? far : near]));
}
