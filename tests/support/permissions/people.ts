import { type Actor, scopes } from "@/lib/platform/command/actor";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { anEsportPlayer } from "../factories/esport";
import { aPerson, aStaffMember, aStaffWithoutFactor, guardianOf } from "../factories/people";
import type { World } from "./world";

export type Colleagues = Awaited<ReturnType<typeof colleagues>>;

/** A staff member for each scope, one without a scope, and one who has to add a second factor. */
export async function colleagues() {
  const staff = await Promise.all(
    scopes.map(async (scope) => [`staff for ${scope}`, await aStaffMember(scope)] as const),
  );
  return new Map<string, Actor>([
    ["staff without a second factor", await aStaffWithoutFactor()],
    ["staff without a scope", await aStaffMember()],
    ...staff,
  ]);
}

/** Every kind of actor, by its name in the table. */
export async function everybody({ here }: World, staff: Colleagues): Promise<Map<string, Actor>> {
  const parent = await aPerson("guardian");
  return new Map<string, Actor>([
    ["visitor", visitor()],
    ["member", await aPerson()],
    ["member, player to be", await aPerson("player")],
    ["member, recruiter to be", await aPerson("recruiter")],
    ["member, parent", parent],
    ["member, works in sport", await aPerson("job_seeker")],
    ["member, plays e-sport", (await anEsportPlayer()).actor],
    ["player", here.player.actor],
    ["player, a minor", here.minor.actor],
    ["player, a minor without a yes", here.waiting.actor],
    ["recruiter", here.club.actor],
    ["recruiter, a member", here.member.actor],
    ["recruiter, who reads", here.reader.actor],
    ["guardian by mail", here.minor.guardianActor],
    ["guardian by mail, with an account", guardianOf(here.minor.player.id, "mail", parent.userId)],
    ["guardian by account", guardianOf(here.minor.player.id, "account", parent.userId)],
    ...staff,
    ["system", system()],
  ]);
}
