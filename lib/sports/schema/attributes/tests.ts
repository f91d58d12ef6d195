import { attributeFactories } from "../attribute";
import { combatSports } from "../combat-sports";
import type { SportSlug } from "../sports";

const forSports = (...sports: SportSlug[]) => attributeFactories(sports, { perSport: false, group: "tests" });
/** One-repetition maximums are not asked under 16. */
const liftDefaults = { minors: { from: 16 } } as const;

export const sharedTests = [
  forSports("football", "cricket", "rugby", ...combatSports).test(
    "sprint_10m",
    "s",
    { men: [1.45, 2.6], women: [1.55, 2.9] },
    "down",
  ),
  forSports("cricket", "handball").test("sprint_20m", "s", { men: [2.5, 4.3], women: [2.7, 4.7] }, "down"),
  forSports("football").test(
    "sprint_30m",
    "s",
    {
      under12: { men: [4.4, 9.0], women: [4.5, 9.0] },
      from12: { men: [4.0, 7.5], women: [4.2, 7.8] },
      from15: { men: [3.7, 6.5], women: [4.0, 7.0] },
      adult: { men: [3.6, 6.2], women: [3.9, 6.8] },
    },
    "down",
  ),
  forSports("rugby").test("sprint_40m", "s", { men: [4.6, 7.8], women: [5.0, 8.5] }, "down"),
  forSports("american-football").test("dash_40yd", "s", { men: [4.15, 6.5], women: [4.6, 7.5] }, "down"),
  forSports("american-football").test("split_10yd", "s", [1.4, 2.3], "down"),
  forSports("baseball").test("dash_60yd", "s", { men: [6.0, 9.5], women: [6.6, 10.5] }, "down"),
  forSports("football").test("top_speed", "km_h", { men: [18, 40], women: [16, 36] }, "up"),
  forSports("football", "cricket", "handball", "rugby", ...combatSports).test(
    "cmj",
    "cm",
    {
      under12: { men: [8, 45], women: [8, 42] },
      from12: { men: [10, 60], women: [10, 52] },
      from15: { men: [14, 70], women: [12, 58] },
      adult: { men: [15, 78], women: [12, 62] },
    },
    "up",
    { decimals: 1 },
  ),
  forSports("basketball", "american-football", "baseball").test(
    "vertical_jump",
    "cm",
    { men: [20, 120], women: [15, 90] },
    "up",
  ),
  forSports("basketball").test("max_vertical", "cm", { men: [25, 130], women: [20, 95] }, "up"),
  forSports("american-football").test("broad_jump", "cm", { men: [100, 380], women: [90, 310] }, "up"),
  forSports("handball").test("agility_t", "s", { men: [7.5, 15], women: [8.5, 17] }, "down"),
  forSports("football").test("cod_505", "s", { men: [1.9, 3.2], women: [2.1, 3.5] }, "down"),
  forSports("basketball", "american-football").test(
    "shuttle_5105",
    "s",
    { men: [3.6, 6.5], women: [4.0, 7.2] },
    "down",
  ),
  forSports("american-football").test("cone3", "s", { men: [6.2, 10], women: [6.8, 11] }, "down"),
  forSports("football", "basketball", "cricket", "handball", "rugby").test(
    "yoyo_ir1",
    "m",
    {
      under12: { men: [80, 2200], women: [80, 2000] },
      from12: { men: [120, 2800], women: [120, 2400] },
      from15: { men: [160, 3400], women: [160, 3000] },
      adult: { men: [200, 3640], women: [160, 3400] },
    },
    "up",
    { source: "Frontiers Physiol 2018, 248 studies" },
  ),
  forSports("football", "handball").test("ift_3015", "km_h", { men: [10, 25], women: [9, 23] }, "up", {
    source: "topendsports",
  }),
  forSports("cricket", "rugby", ...combatSports).test("bronco", "s", { men: [240, 480], women: [260, 540] }, "down", {
    decimals: 0,
    source: "topendsports",
  }),
  forSports("football").test("mas", "km_h", { men: [9, 24], women: [8, 22] }, "up"),
  forSports("basketball", "handball").test("beep_level", "level", { men: [2, 18], women: [2, 16] }, "up", {
    decimals: 1,
  }),
  forSports("cricket").test("run_2km", "s", { men: [320, 900], women: [360, 1000] }, "down", { decimals: 0 }),
  forSports("rugby").test("squat_1rm", "kg", { men: [20, 350], women: [15, 250] }, "up", liftDefaults),
  forSports("basketball", "handball", "rugby").test(
    "bench_1rm",
    "kg",
    { men: [20, 260], women: [15, 160] },
    "up",
    liftDefaults,
  ),
  forSports("baseball", ...combatSports).test("grip", "kg", { men: [10, 100], women: [8, 70] }, "up"),
  forSports(...combatSports).test("pullups", "count", { men: [0, 60], women: [0, 45] }, "up"),
  forSports("boxing", "kickboxing").test("punches_30s", "count", [40, 220], "up"),
  forSports("kickboxing", "taekwondo").test("kicks_10s", "count", [8, 34], "up", { source: "Kinesiology journal" }),
  forSports("kickboxing", "karate", "taekwondo").test("splits_deg", "deg", [90, 200], "up"),
  forSports("bjj", "judo").test("gi_hang", "s", [5, 120], "up", { decimals: 0, source: "J Exerc Rehabil 2018" }),
];
