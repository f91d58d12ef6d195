/** Where people play, sport by sport; sports without positions have a way of competing instead. Words: players.positions. */
export const positions = {
  football: [
    "goalkeeper",
    "centre_back",
    "full_back",
    "defensive_midfielder",
    "midfielder",
    "attacking_midfielder",
    "winger",
    "striker",
  ],
  basketball: ["point_guard", "shooting_guard", "small_forward", "power_forward", "center"],
  "american-football": [
    "quarterback",
    "running_back",
    "wide_receiver",
    "tight_end",
    "offensive_line",
    "defensive_line",
    "linebacker",
    "cornerback",
    "safety",
    "kicker",
  ],
  baseball: [
    "pitcher",
    "catcher",
    "first_base",
    "second_base",
    "third_base",
    "shortstop",
    "outfielder",
    "designated_hitter",
  ],
  cricket: ["opening_batter", "middle_order_batter", "all_rounder", "wicket_keeper", "fast_bowler", "spin_bowler"],
  handball: ["goalkeeper", "left_wing", "left_back", "centre_back", "right_back", "right_wing", "pivot"],
  rugby: ["prop", "hooker", "lock", "flanker", "number_eight", "scrum_half", "fly_half", "centre", "wing", "full_back"],
  boxing: ["out_boxer", "pressure_fighter", "counter_puncher", "all_round"],
  mma: ["striker", "wrestler", "grappler", "all_round"],
  bjj: ["guard_player", "top_player", "no_gi", "all_round"],
  kickboxing: ["full_contact", "low_kick", "k1_rules", "point_fighting"],
  wrestling: ["freestyle", "greco_roman", "beach", "all_round"],
  judo: ["standing", "ground", "all_round"],
  karate: ["kumite", "kata", "all_round"],
  taekwondo: ["sparring", "forms", "all_round"],
} as const satisfies Record<string, readonly string[]>;

export type SportSlug = keyof typeof positions;

export const sportSlugs = Object.keys(positions) as [SportSlug, ...SportSlug[]];

export function isSport(value: unknown): value is SportSlug {
  return typeof value === "string" && Object.hasOwn(positions, value);
}

/** A form sends "handball.pivot", so that a list of every sport's positions still says which sport is meant. */
export const positionValue = (sport: string, position: string) => `${sport}.${position}`;

export function readPosition(value: string, sport: string): string | null {
  const [named, position = ""] = value.split(".");
  return isSport(named) && named === sport && (positions[named] as readonly string[]).includes(position)
    ? position
    : null;
}
