"use server";

import { action } from "@/lib/entry/action";
import { appealDecision as appealDecisionCommand } from "../commands/appeal-decision";
import { decideAppeal as decideAppealCommand } from "../commands/decide-appeal";
import { decideCase as decideCaseCommand } from "../commands/decide-case";
import { reportThing as reportThingCommand } from "../commands/report-thing";

const toCase = ({ caseId }: { caseId: string }) => `/admin/moderation/${caseId}#decision`;

export const reportThing = action(reportThingCommand, {
  to: ({ path }, basePath) => basePath ?? path,
  toast: "reported",
});
export const decideCase = action(decideCaseCommand, { to: toCase, toast: "caseDecided" });
export const appealDecision = action(appealDecisionCommand, {
  to: ({ key }) => `/decisions/${key}`,
  toast: "appealed",
});
export const decideAppeal = action(decideAppealCommand, { to: toCase, toast: "appealDecided" });
