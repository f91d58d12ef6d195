import type { Scope } from "@/lib/platform/command/actor";
import { ask } from "@/scripts/database.ts";
import { randomWord } from "../factories/random-word";
import type { Site } from "./sites";

export async function anAccountAt({ databaseUrl }: Site, personName: string, locale = "en") {
  const email = `${personName}-${randomWord(6)}@test.recruit`;
  const [row] = await ask(
    databaseUrl,
    `with made as (insert into users (email, password_hash, locale) select '${email}', password_hash, '${locale}'
       from users where email = 'admin@demo.recruit' returning id)
     insert into profiles (id, full_name, birth_date) select id, '${personName} ${email.slice(-19, -13)}', '1990-05-17' from made returning id, full_name as name`,
  );
  return { email, id: String(row?.id), name: String(row?.name) };
}

export const aModeratorAt = (site: Site, personName: string) => staffAt(site, personName, "moderation");

export async function staffAt(site: Site, personName: string, scope: Scope) {
  const account = await anAccountAt(site, personName);
  await ask(site.databaseUrl, `insert into user_roles values ('${account.id}', 'admin')`);
  await ask(site.databaseUrl, `insert into staff_scopes (user_id, scope) values ('${account.id}', '${scope}')`);
  return account;
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
