"use server";

import { action } from "@/lib/entry/action";
import { changePlan as changePlanCommand } from "./commands/change-plan";
import { keepPlan as keepPlanCommand } from "./commands/keep-plan";

const subscriptionCard = "/dashboard#subscription";

export const changePlan = action(changePlanCommand, { to: subscriptionCard, toast: "planChanged" });
export const keepPlan = action(keepPlanCommand, { to: subscriptionCard, toast: "planKept" });
