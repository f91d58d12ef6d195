import { z } from "zod";
import { email, line } from "@/lib/platform/command/input";
import { longestFullName } from "@/lib/players/schema/full-name";
import { choice, instant, object, orNull, uuid } from "../cells.ts";
import { createdAt, table } from "../table.ts";

/**
 * Without `users.csv`: accounts for the addresses of profiles; the first profile of an address gets it. With the file,
 * people may be left out on purpose.
 */
const accountsOf = (profile: string) => `
  insert into staged_users (id, email, created_at, source, line)
  select distinct on (lower(email)) user_id, email, created_at, source, line
  from (select distinct on (user_id) * from ${profile} order by user_id, n) p
  where current_setting('import.accounts') = 'of profiles'
    and not exists (select from staged_users u where u.id = p.user_id)
    and not exists (select from staged_users u where u.email = p.email::citext)
    and not exists (select from users u where u.id = p.user_id)
    and not exists (select from users u where u.email = p.email::citext)
  order by lower(email), n`;

/** A profile gets the address of its account. */
const reachedThere = (profile: string) => ({
  sql: `update ${profile} p set email = u.email from staged_users u where u.id = p.user_id and u.email <> p.email::citext`,
  remark: "sign in with another address than their profile's: theirs is that of the account",
});

const roleOf = (profile: string, role: string) => [
  {
    sql: `update staged_user_roles r set role = '${role}' from ${profile} p
          where p.user_id = r.user_id and r.role not in ('${role}', 'admin')`,
    remark: `have a profile of a ${role}: that is their role`,
  },
  {
    sql: `insert into staged_user_roles (user_id, role, source, line)
          select p.user_id, '${role}', p.source, p.line from ${profile} p
          where not p.there and not exists (select from staged_user_roles r where r.user_id = p.user_id)
            and not exists (select from user_roles r where r.user_id = p.user_id)`,
  },
];

/** `auth.users` of the earlier backend: the sign-in addresses. Without it those of the profiles are used. */
export const users = table({
  name: "users",
  unique: ["email"],
  aside: ["meta_name"],
  settle: [
    { sql: accountsOf("staged_players") },
    { sql: accountsOf("staged_recruiters") },
    reachedThere("staged_players"),
    reachedThere("staged_recruiters"),
    // Matches no password: the owner signs in through "forgot password".
    { sql: "update staged_users set password_hash = 'imported', locale = current_setting('import.language')" },
  ],
  columns: {
    id: uuid,
    email: email(),
    email_confirmed_at: orNull(instant),
    raw_user_meta_data: orNull(object),
    deleted_at: orNull(z.string()),
    created_at: createdAt,
  },
  dropped: { encrypted_password: "it was made another way; everybody chooses a new one by “forgot password”" },
  check: ({ deleted_at }, wrong) => {
    if (deleted_at) wrong("deleted_at", "This account was deleted: leave it out.");
  },
  row: ({ raw_user_meta_data: metadata, deleted_at, ...row }) => ({
    ...row,
    meta_name: line(longestFullName).safeParse(metadata?.full_name).data ?? null,
  }),
});

export const profiles = table({
  name: "profiles",
  columns: { id: uuid, full_name: line(longestFullName) },
  references: [{ column: "id", to: "users" }],
  settle: [
    // Removes accounts that were made for profiles which turned out to be invalid.
    {
      sql: `delete from staged_users u where source in ('players', 'recruiters')
            and not exists (select from staged_players p where p.user_id = u.id)
            and not exists (select from staged_recruiters r where r.user_id = u.id)`,
    },
    {
      sql: `insert into staged_profiles (id, full_name, source, line)
            select u.id, coalesce(p.full_name, u.meta_name, r.contact_person, split_part(u.email, '@', 1)), u.source, u.line
            from staged_users u left join staged_players p on p.user_id = u.id left join staged_recruiters r on r.user_id = u.id
            where not exists (select from staged_profiles f where f.id = u.id)
              and not exists (select from profiles f where f.id = u.id)`,
    },
  ],
});

export const userRoles = table({
  name: "user_roles",
  key: ["user_id"],
  columns: { user_id: uuid, role: choice(["player", "recruiter", "admin", "guardian", "job_seeker"]) },
  references: [{ column: "user_id", to: "users" }],
  settle: [...roleOf("staged_players", "player"), ...roleOf("staged_recruiters", "recruiter")],
  row: (row, remark) => {
    if (row.role === "admin")
      remark("administrators come in without scopes: a colleague gives them in the admin pages");
    return row;
  },
});
