import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { mayAnswer } from "../policy";
import { ofPlayer, requestToSettle } from "../queries/open-request";
import { answerInput } from "../schema";
import { settleRequest } from "../steps/settle-request";

export const answerRequest = command({
  limit: { act: "answerRequest", person: byHand },
  input: answerInput,
  load: (tx, { requestId }, actor) => requestToSettle(tx, requestId, ofPlayer(actor)),
  allow: mayAnswer,
  run: ({ tx, actor, input: { answer }, subject: request }) =>
    settleRequest(tx, actor, request, { playerAnswer: answer }),
});
