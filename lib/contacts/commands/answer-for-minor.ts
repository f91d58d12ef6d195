import "server-only";
import { guardians } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayAnswerForMinor } from "../policy/requests";
import { requestToSettle } from "../queries/open-request";
import { answerInput } from "../schema/requests";
import { settleRequest } from "../steps/settle-request";

export const answerForMinor = command({
  limit: { act: "answerForMinor", person: byHand },
  by: guardians,
  input: answerInput,
  load: (tx, { requestId }, { guardianOf: playerId }) => requestToSettle(tx, requestId, { playerId }),
  allow: mayAnswerForMinor,
  run: ({ tx, actor, input: { answer }, subject: request }) =>
    settleRequest(tx, actor, request, { guardianAnswer: answer }),
});
