"use server";

import { action } from "@/lib/entry/action";
import { answerContract as answerContractCommand } from "../commands/answer-contract";
import { recordContract as recordContractCommand } from "../commands/record-contract";
import { withdrawContract as withdrawContractCommand } from "../commands/withdraw-contract";

export const recordContract = action(recordContractCommand, {
  to: ({ matchId }) => `/dashboard/contracts/${matchId}`,
  toast: "contractRecorded",
});
export const answerContract = action(answerContractCommand, { to: "/dashboard", toast: "requestAnswered" });
export const withdrawContract = action(withdrawContractCommand, {
  to: "/dashboard/pipeline?stage=contract",
  toast: "contractWithdrawn",
});
