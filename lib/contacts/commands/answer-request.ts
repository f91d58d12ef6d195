import "server-only";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayAnswer } from "../policy/requests";
import { requestToSettle } from "../queries/open-request";
import { answerInput } from "../schema/requests";
import { settleRequest } from "../steps/settle-request";

export const answerRequest = command({
  limit: { act: "answerRequest", person: byHand },
  by: players(),
  input: answerInput,
  load: (tx, { requestId }, { playerId }) => requestToSettle(tx, requestId, { playerId }),
  allow: mayAnswer,
  run: ({ tx, actor, input: { answer }, subject: request }) =>
    settleRequest(tx, actor, request, { playerAnswer: answer }),
});
