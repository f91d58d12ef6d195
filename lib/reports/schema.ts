import { z } from "zod";
import { id } from "@/lib/core/input";
import { MatchStatus } from "@/lib/core/prisma/enums";

export const parkedMailInput = z.object({ mailId: id });
export const parkedReactionInput = z.object({
  factId: z.string().regex(/^\d{1,18}$/),
  reaction: z.string().max(100),
});

/** The populations of SPEC 2, then parents, then accounts without any profile. */
export const peopleTypes = ["player", "esport", "recruiter", "job_seeker", "guardian", "account"] as const;
export const peopleStates = ["active", "waiting", "hidden", "rejected", "closed"] as const;
export const peopleChoices = { type: peopleTypes, state: peopleStates } as const;
export type PeopleType = (typeof peopleTypes)[number];

export type PersonRow = {
  id: string;
  type: PeopleType;
  name: string | null;
  country: string | null;
  state: (typeof peopleStates)[number];
  createdAt: Date;
};

export const matchStatuses = Object.values(MatchStatus);
export const matchChoices = { list: ["contracts"], status: matchStatuses } as const;
/** From here on a score is highlighted (SPEC 2). */
export const highScore = 80;
