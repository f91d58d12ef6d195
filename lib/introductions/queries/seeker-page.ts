import "server-only";
import { seekerCard, seekerIdentity } from "@/lib/jobs/queries/seekers";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { viewIntroduced } from "../commands/view-introduced";
import { mayAsk } from "../policy";
import { standingTowards } from "./standing";

/** Somebody who works in sport as this actor may see them, with what comes next; name and contact once they said yes, to an organisation that is verified. */
export const getSeeker = query({
  limit: { act: "getSeeker", person: { burst: 240, seconds: 60 } },
  async read(actor: Actor, id: string) {
    const card = await seekerCard(actor, id);
    if (!card) return null;
    const towards = await standingTowards(actor, card.userId);
    const isOwn = card.userId === actor.userId;
    const open = towards.open && towards.recruiterVerified;
    if (open && towards.opened) await viewIntroduced(actor, { introductionId: towards.opened.id });
    const identity = open || isOwn ? await seekerIdentity(id) : null;
    return { card, towards, mine: isOwn, identity, mayAsk: mayAsk(actor, { kind: "seeker", ...towards }) };
  },
});

export type SeekerView = NonNullable<Awaited<ReturnType<typeof getSeeker>>>;
