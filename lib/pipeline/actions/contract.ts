"use server";

import { action } from "@/lib/entry/action";
import { answerContract as answerContractCommand } from "../commands/answer-contract";
import { tellContract as tellContractCommand } from "../commands/tell-contract";
import { withdrawContract as withdrawContractCommand } from "../commands/withdraw-contract";

export const tellContract = action(tellContractCommand, {
  to: ({ matchId }) => `/dashboard/contracts/${matchId}`,
  toast: "contractTold",
});
export const answerContract = action(answerContractCommand, { to: "/dashboard", toast: "requestAnswered" });
export const withdrawContract = action(withdrawContractCommand, {
  to: "/dashboard/pipeline?stage=contract",
  toast: "contractWithdrawn",
});
