import type { Scope } from "@/lib/platform/command/actor";
import { ask } from "@/scripts/database.ts";
import { randomWord } from "../mint/random-word";
import type { Site } from "./sites";

/** An account with the password of the demo. */
export async function anAccountAt({ databaseUrl }: Site, who: string, locale = "en") {
  const email = `${who}-${randomWord(6)}@test.recruit`;
  const [row] = await ask(
    databaseUrl,
    `with made as (insert into users (email, password_hash, locale) select '${email}', password_hash, '${locale}'
       from users where email = 'admin@demo.recruit' returning id)
     insert into profiles (id, full_name, birth_date) select id, '${who} ${email.slice(-19, -13)}', '1990-05-17' from made returning id, full_name as name`,
  );
  return { email, id: String(row?.id), name: String(row?.name) };
}

export const aModeratorAt = (site: Site, who: string) => staffAt(site, who, "moderation");

/** One of the staff who looks after this alone. */
export async function staffAt(site: Site, who: string, scope: Scope) {
  const made = await anAccountAt(site, who);
  await ask(site.databaseUrl, `insert into user_roles values ('${made.id}', 'admin')`);
  await ask(site.databaseUrl, `insert into staff_scopes (user_id, scope) values ('${made.id}', '${scope}')`);
  return made;
}

export async function anOfferAt(site: Site, ownerId: string) {
  const title = `Coach ${randomWord()}`;
  const [row] = await ask(
    site.databaseUrl,
    `insert into sport_jobs (user_id, job_type, sport, title, description, availability, location_city, location_country, contact_email, status)
     values ('${ownerId}', 'coach', 'handball', '${title}', 'Pay 300 euros first, then we talk about it.', 'part_time', 'Lyon', 'FR', 'a@test.recruit', 'active')
     returning id`,
  );
  return { title, path: `/sport-jobs/${row?.id}` };
}
