import type { SportSlug } from "./sport-text.ts";

const maud = "Maud Ferrier";
const idriss = "Idriss Tazi-Valle";
const nuria = "Nuria Casals";
const owen = "Owen Lockridge";

/** Sport and author of each article, by its slug, and the source of its story. */
export const newsSources: Record<string, { sport: SportSlug; author: string; source?: string }> = {
  "under-19-womens-trial-lyon": { sport: "football", author: maud },
  "ten-minutes-of-first-touch": { sport: "football", author: idriss },
  "joliette-goes-up": { sport: "football", author: maud, source: "https://etoile-joliette.example/montee" },
  "what-to-bring-to-a-trial": { sport: "football", author: nuria },
  "twelve-places-for-girls-in-dakar": { sport: "football", author: idriss },
  "five-contract-clauses": { sport: "football", author: nuria },
  "three-against-three-by-the-canal": { sport: "basketball", author: maud },
  "the-quiet-science-of-free-throws": { sport: "basketball", author: owen },
  "a-court-under-the-bridge": { sport: "basketball", author: idriss },
  "height-is-a-number": { sport: "basketball", author: owen },
  "half-the-team-from-the-next-street": { sport: "handball", author: maud },
  "keepers-have-their-own-hour": { sport: "handball", author: idriss },
  "a-week-with-the-first-team-aarhus": { sport: "handball", author: owen },
  "seven-metres-and-a-heartbeat": { sport: "handball", author: nuria },
  "two-villages-one-front-row": { sport: "rugby", author: maud },
  "safer-scrums-for-beginners": { sport: "rugby", author: owen },
  "sevens-on-a-school-pitch": { sport: "rugby", author: idriss },
  "first-season-of-a-womens-fifteen": { sport: "rugby", author: maud },
  "open-tryout-on-foundry-field": { sport: "american-football", author: owen },
  "flag-football-brings-them-in": { sport: "american-football", author: nuria },
  "a-summer-league-in-rouen": { sport: "baseball", author: maud },
  "no-fee-at-the-radar": { sport: "baseball", author: nuria },
  "turf-wickets-return-to-pune": { sport: "cricket", author: owen, source: "https://pune-turf.example/wickets" },
  "a-cricket-square-by-the-rhone": { sport: "cricket", author: maud },
  "open-des-remparts-draw": { sport: "judo", author: maud, source: "https://open-des-remparts.example/tableaux" },
  "making-weight-without-harm": { sport: "judo", author: nuria },
  "the-ground-game-comes-back": { sport: "judo", author: owen },
  "eight-bouts-on-the-hill": { sport: "boxing", author: idriss },
  "what-the-ringside-doctor-looks-for": { sport: "boxing", author: nuria },
  "a-gym-above-the-market-in-oran": { sport: "boxing", author: idriss },
  "amateur-mma-rules-in-plain-words": { sport: "mma", author: owen, source: "https://amateur-rules.example/mma" },
  "the-room-where-everyone-grapples": { sport: "mma", author: nuria },
  "six-hours-on-the-mat": { sport: "bjj", author: nuria },
  "joint-training-in-casablanca": { sport: "kickboxing", author: idriss },
  "shin-guards-that-fit": { sport: "kickboxing", author: owen },
  "boarding-house-for-wrestlers-in-tbilisi": { sport: "wrestling", author: owen },
  "wrestling-on-the-sand": { sport: "wrestling", author: idriss },
  "kata-judged-from-a-screen": { sport: "karate", author: nuria },
  "girls-lead-the-league-in-abidjan": { sport: "taekwondo", author: idriss },
  "twenty-two-kicks-in-ten-seconds": { sport: "taekwondo", author: nuria },
};
