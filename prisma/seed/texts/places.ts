import type { SportSlug } from "./sport-text.ts";

export type Place = {
  city: string;
  country: string;
  language: "en" | "fr" | "es" | "ar";
  /** Nationalities of the players there, the country's own first. */
  nationalities: readonly (readonly [string, number])[];
  players: Partial<Record<SportSlug, number>>;
};

const home = (country: string) => [[country, 1]] as const;

const diaspora = [
  ["FR", 56],
  ["SN", 7],
  ["MA", 6],
  ["DZ", 6],
  ["TN", 5],
  ["CI", 5],
  ["CM", 3],
  ["PT", 3],
  ["CD", 3],
  ["IT", 2],
  ["BR", 2],
  ["GE", 2],
] as const;

const rugbyCities = [
  ["FR", 60],
  ["FJ", 14],
  ["GE", 8],
  ["ZA", 6],
  ["AR", 6],
  ["NZ", 6],
] as const;

/**
 * The towns of the 200 players: ten of them have enough players to be named on a card, the others are shown as the country.
 */
export const places: readonly Place[] = [
  {
    city: "Lyon",
    country: "FR",
    language: "fr",
    nationalities: diaspora,
    players: { football: 5, judo: 3, basketball: 2, handball: 1, rugby: 1, boxing: 1, bjj: 1 },
  },
  {
    city: "Paris",
    country: "FR",
    language: "fr",
    nationalities: diaspora,
    players: { football: 2, judo: 3, basketball: 2, handball: 1, mma: 2, boxing: 2, taekwondo: 1, karate: 1 },
  },
  {
    city: "Marseille",
    country: "FR",
    language: "fr",
    nationalities: diaspora,
    players: { football: 3, boxing: 3, kickboxing: 2, basketball: 1, mma: 1, wrestling: 1 },
  },
  {
    city: "Toulouse",
    country: "FR",
    language: "fr",
    nationalities: rugbyCities,
    players: { rugby: 7, handball: 1, football: 1, baseball: 1 },
  },
  {
    city: "Nîmes",
    country: "FR",
    language: "fr",
    nationalities: diaspora,
    players: { handball: 5, rugby: 1, karate: 1 },
  },
  {
    city: "Lille",
    country: "FR",
    language: "fr",
    nationalities: diaspora,
    players: { basketball: 3, football: 2, handball: 1, kickboxing: 1, "american-football": 1 },
  },
  {
    city: "Nantes",
    country: "FR",
    language: "fr",
    nationalities: diaspora,
    players: { handball: 3, basketball: 1, karate: 1 },
  },
  { city: "Rouen", country: "FR", language: "fr", nationalities: home("FR"), players: { baseball: 2 } },
  { city: "Grenoble", country: "FR", language: "fr", nationalities: home("FR"), players: { rugby: 1, judo: 1 } },
  { city: "Liège", country: "BE", language: "fr", nationalities: home("BE"), players: { basketball: 1, judo: 1 } },
  {
    city: "Montréal",
    country: "CA",
    language: "fr",
    nationalities: home("CA"),
    players: { "american-football": 1, boxing: 1, wrestling: 1 },
  },
  {
    city: "Dakar",
    country: "SN",
    language: "fr",
    nationalities: home("SN"),
    players: { football: 3, basketball: 2, wrestling: 2, judo: 1 },
  },
  {
    city: "Abidjan",
    country: "CI",
    language: "fr",
    nationalities: home("CI"),
    players: { football: 2, taekwondo: 2, handball: 1 },
  },
  {
    city: "Casablanca",
    country: "MA",
    language: "ar",
    nationalities: home("MA"),
    players: { football: 1, taekwondo: 1, kickboxing: 2, judo: 1 },
  },
  {
    city: "Tunis",
    country: "TN",
    language: "ar",
    nationalities: home("TN"),
    players: { handball: 3, karate: 1, football: 1, judo: 1 },
  },
  { city: "Oran", country: "DZ", language: "ar", nationalities: home("DZ"), players: { boxing: 1, handball: 1 } },
  {
    city: "Cairo",
    country: "EG",
    language: "ar",
    nationalities: home("EG"),
    players: { handball: 2, karate: 2, football: 1 },
  },
  {
    city: "Madrid",
    country: "ES",
    language: "es",
    nationalities: [
      ["ES", 70],
      ["CO", 10],
      ["VE", 10],
      ["AR", 10],
    ],
    players: { football: 1, basketball: 2, taekwondo: 1, bjj: 1 },
  },
  {
    city: "Valencia",
    country: "ES",
    language: "es",
    nationalities: home("ES"),
    players: { basketball: 1, handball: 1, mma: 1, judo: 1 },
  },
  {
    city: "Porto",
    country: "PT",
    language: "en",
    nationalities: home("PT"),
    players: { football: 1, handball: 1, bjj: 1 },
  },
  {
    city: "Buenos Aires",
    country: "AR",
    language: "es",
    nationalities: home("AR"),
    players: { football: 2, rugby: 2, basketball: 1 },
  },
  {
    city: "Medellín",
    country: "CO",
    language: "es",
    nationalities: home("CO"),
    players: { football: 1, taekwondo: 1, boxing: 1 },
  },
  {
    city: "Guadalajara",
    country: "MX",
    language: "es",
    nationalities: home("MX"),
    players: { boxing: 1, baseball: 1, taekwondo: 1 },
  },
  {
    city: "Santo Domingo",
    country: "DO",
    language: "es",
    nationalities: [
      ["DO", 80],
      ["VE", 20],
    ],
    players: { baseball: 3 },
  },
  {
    city: "São Paulo",
    country: "BR",
    language: "en",
    nationalities: home("BR"),
    players: { bjj: 3, football: 2, mma: 1 },
  },
  {
    city: "Lagos",
    country: "NG",
    language: "en",
    nationalities: [
      ["NG", 85],
      ["GH", 15],
    ],
    players: { football: 2, basketball: 2, boxing: 1, taekwondo: 1 },
  },
  { city: "Nairobi", country: "KE", language: "en", nationalities: home("KE"), players: { rugby: 2, football: 1 } },
  { city: "Durban", country: "ZA", language: "en", nationalities: home("ZA"), players: { rugby: 1, cricket: 1 } },
  {
    city: "Leeds",
    country: "GB",
    language: "en",
    nationalities: [
      ["GB", 85],
      ["NG", 15],
    ],
    players: { rugby: 1, cricket: 1, football: 1 },
  },
  { city: "Bristol", country: "GB", language: "en", nationalities: home("GB"), players: { boxing: 1, rugby: 1 } },
  {
    city: "Cologne",
    country: "DE",
    language: "en",
    nationalities: home("DE"),
    players: { "american-football": 2, handball: 1, kickboxing: 1 },
  },
  { city: "Aarhus", country: "DK", language: "en", nationalities: home("DK"), players: { handball: 2 } },
  {
    city: "Split",
    country: "HR",
    language: "en",
    nationalities: home("HR"),
    players: { basketball: 1, handball: 1, kickboxing: 1 },
  },
  {
    city: "Cluj-Napoca",
    country: "RO",
    language: "en",
    nationalities: home("RO"),
    players: { wrestling: 1, kickboxing: 1 },
  },
  {
    city: "Tbilisi",
    country: "GE",
    language: "en",
    nationalities: home("GE"),
    players: { wrestling: 1, judo: 1, rugby: 1 },
  },
  { city: "Izmir", country: "TR", language: "en", nationalities: home("TR"), players: { wrestling: 1, taekwondo: 1 } },
  { city: "Tashkent", country: "UZ", language: "en", nationalities: home("UZ"), players: { wrestling: 1, judo: 1 } },
  {
    city: "Chicago",
    country: "US",
    language: "en",
    nationalities: home("US"),
    players: { basketball: 1, "american-football": 3, baseball: 1 },
  },
  {
    city: "Houston",
    country: "US",
    language: "en",
    nationalities: home("US"),
    players: { "american-football": 2, baseball: 1 },
  },
  { city: "Pune", country: "IN", language: "en", nationalities: home("IN"), players: { cricket: 3, wrestling: 1 } },
  { city: "Lahore", country: "PK", language: "en", nationalities: home("PK"), players: { cricket: 2 } },
  { city: "Colombo", country: "LK", language: "en", nationalities: home("LK"), players: { cricket: 1 } },
  { city: "Brisbane", country: "AU", language: "en", nationalities: home("AU"), players: { cricket: 1, rugby: 1 } },
  { city: "Suva", country: "FJ", language: "en", nationalities: home("FJ"), players: { rugby: 1 } },
  {
    city: "Osaka",
    country: "JP",
    language: "en",
    nationalities: home("JP"),
    players: { baseball: 2, judo: 1, karate: 1 },
  },
  { city: "Daegu", country: "KR", language: "en", nationalities: home("KR"), players: { taekwondo: 1, baseball: 1 } },
];
