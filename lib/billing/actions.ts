"use server";

import { action } from "@/lib/entry/action";
import { changePlan as changePlanCommand } from "./commands/change-plan";
import { keepPlan as keepPlanCommand } from "./commands/keep-plan";
import { recordSettlement as recordSettlementCommand } from "./commands/record-settlement";

const subscriptionCard = "/dashboard#subscription";

export const changePlan = action(changePlanCommand, { to: subscriptionCard, toast: "planChanged" });
export const keepPlan = action(keepPlanCommand, { to: subscriptionCard, toast: "planKept" });

export const recordSettlement = action(recordSettlementCommand, {
  to: "/admin/matches?list=contracts",
  toast: "settlementRecorded",
});
