import "server-only";
import { seekerCard, seekerIdentity } from "@/lib/jobs/queries/seekers";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { viewIntroduced } from "../commands/view-introduced";
import { mayAsk } from "../policy/introductions";
import { introductionStateTowards } from "./introduction-state";

export const getSeeker = query({
  limit: { act: "getSeeker", person: { burst: 240, seconds: 60 } },
  async read(actor: Actor, id: string) {
    const card = await seekerCard(actor, id);
    if (!card) return null;
    const introductionState = await introductionStateTowards(actor, card.userId);
    const isOwn = card.userId === actor.userId;
    const isIdentityOpen = introductionState.open && introductionState.recruiterVerified;
    if (isIdentityOpen && introductionState.opened)
      await viewIntroduced(actor, { introductionId: introductionState.opened.id });
    const identity = isIdentityOpen || isOwn ? await seekerIdentity(id) : null;
    return {
      card,
      towards: introductionState,
      mine: isOwn,
      identity,
      mayAsk: mayAsk(actor, { kind: "seeker", ...introductionState }),
    };
  },
});

export type SeekerView = NonNullable<Awaited<ReturnType<typeof getSeeker>>>;
