import { z } from "zod";
import type { Scope } from "@/lib/core/actor";
import type { FileFormat } from "@/lib/core/cells";
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

/** The lists that are given as files, each with who may have it. */
export const exportedLists = { people: "accounts", matches: "reports", contracts: "reports" } as const satisfies Record<
  string,
  Scope
>;
export type ExportedList = keyof typeof exportedLists;
export const fileFormats = ["csv", "xlsx"] as const satisfies FileFormat[];
export const exportInput = z.object({
  list: z.enum(Object.keys(exportedLists) as ExportedList[], "not_found"),
  format: z.enum(fileFormats, "not_found"),
});
