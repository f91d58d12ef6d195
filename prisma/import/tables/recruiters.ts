import { country, day, email, line, prose, wholeNumber } from "@/lib/platform/command/input";
import {
  ages,
  changeInput,
  genderPreferences,
  heights,
  organizationTypes,
  planChoices,
  weights,
} from "@/lib/recruiters/schema";
import { searchInput } from "@/lib/search/schema/search";
import { experienceLevels } from "@/lib/sports/schema/sports";
import { choice, figure, flag, instant, list, object, orNull, sport, uuid } from "../cells.ts";
import { createdAt, table } from "../table.ts";
import { dialled, phoneCell } from "./contacts.ts";

const { shape } = changeInput;
const bound = ({ from, to }: typeof ages) => orNull(wholeNumber(from, to));
const ofRecruiter = { column: "recruiter_id", to: "recruiters" };

/** All are imported as pending and must be verified again. */
export const recruiters = table({
  name: "recruiters",
  unique: ["user_id"],
  references: [{ column: "user_id", to: "users" }],
  settle: [
    {
      sql: `update staged_recruiters r set contact_person = coalesce(
              (select full_name from staged_profiles where id = r.user_id),
              (select meta_name from staged_users where id = r.user_id), organization_name)
            where contact_person is null`,
    },
  ],
  never: ["staged_players", "players"].map((players) => ({
    column: "user_id",
    reason: "This account has a player's profile, and an account has one.",
    where: `exists (select from ${players} p where p.user_id = s.user_id)`,
  })),
  columns: {
    id: uuid,
    user_id: uuid,
    organization_type: choice(organizationTypes),
    organization_name: shape.organizationName,
    contact_person: orNull(line(120)),
    email: email(),
    phone: phoneCell(shape.phone),
    country: country(),
    city: shape.city,
    address: shape.address,
    description: shape.description,
    website_url: shape.websiteUrl,
    interested_sports: list(sport, "sports_required", 1),
    preferred_countries: list(country()),
    preferred_cities: list(line(80)),
    gender_preference: orNull(choice(genderPreferences)),
    age_min: bound(ages),
    age_max: bound(ages),
    height_min_cm: bound(heights),
    height_max_cm: bound(heights),
    weight_min_kg: bound(weights),
    weight_max_kg: bound(weights),
    experience_level: orNull(choice(experienceLevels)),
    subscription_plan: orNull(choice(planChoices)),
    consent_terms: flag,
    consent_logo: orNull(flag).transform((cell) => cell ?? false),
    created_at: createdAt,
  },
  check: (cells, wrong) => {
    if (!dialled(cells.phone, cells.country)) wrong("phone", "phone_invalid");
    for (const [min, max] of ranges) {
      const [from, to] = [cells[min], cells[max]];
      if (from !== null && to !== null && from > to) wrong(max, "range_reversed");
    }
  },
  row: (cells, remark) => {
    remark("wait for their papers to be checked here, whatever they were before");
    return {
      ...cells,
      phone: dialled(cells.phone, cells.country),
      interested_sports: [...new Set(cells.interested_sports)],
      status: "pending",
    };
  },
});

const ranges = [
  ["age_min", "age_max"],
  ["height_min_cm", "height_max_cm"],
  ["weight_min_kg", "weight_max_kg"],
] as const;

export const recruiterAnalytics = table({
  name: "recruiter_analytics",
  key: ["recruiter_id", "date"],
  columns: { recruiter_id: uuid, date: day(), conversion_rate: orNull(figure(0, 100)) },
  references: [ofRecruiter],
});

export const searches = table({
  name: "recruiter_search_history",
  columns: {
    id: uuid,
    recruiter_id: uuid,
    criteria: orNull(object).transform((cell) => cell ?? {}),
    results_count: wholeNumber(0, 1_000_000_000),
    searched_at: instant,
  },
  references: [ofRecruiter],
});

/** An alert whose criteria cannot be read would match everybody, so it is imported as inactive. */
export const alerts = table({
  name: "talent_alerts",
  columns: { id: uuid, recruiter_id: uuid, alert_criteria: object, is_active: flag, created_at: createdAt },
  references: [ofRecruiter],
  row: (row, remark) => {
    const understood = Object.keys(searchInput(row.alert_criteria)).length > 0;
    if (row.is_active && !understood) remark("ask for nothing that we understand: switched off");
    return { ...row, is_active: row.is_active && understood };
  },
});

const pair = [ofRecruiter, { column: "player_id", to: "players" }];

export const favorites = table({
  name: "favorites",
  key: ["recruiter_id", "player_id"],
  columns: { recruiter_id: uuid, player_id: uuid, note: orNull(prose(2000)), created_at: createdAt },
  references: pair,
});

export const matches = table({
  name: "matches",
  columns: {
    id: uuid,
    recruiter_id: uuid,
    player_id: uuid,
    sport_match: sport,
    compatibility_score: figure(0, 100).transform(Math.round),
    status: choice(["pending", "contacted", "trial", "offer", "contract", "closed"]),
    created_at: createdAt,
  },
  references: pair,
  never: ["matches m where m.id <> s.id", "staged_matches m where m.n < s.n"].map((others) => ({
    column: "player_id",
    reason: "This recruiter has a match with this player already.",
    where: `exists (select from ${others} and m.recruiter_id = s.recruiter_id and m.player_id = s.player_id)`,
  })),
});
