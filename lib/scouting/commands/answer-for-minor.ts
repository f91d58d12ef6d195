import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { guardianByToken } from "@/lib/players/queries/guardian";
import { mayAnswerForMinor } from "../policy";
import { requestToSettle } from "../queries/open-request";
import { guardianAnswerInput } from "../schema";
import { settleRequest } from "../steps/settle-request";

/** The guardian's answer, proved by the mailed link; it may come before the minor's or after. */
export const answerForMinor = command({
  limit: { act: "answerForMinor", person: byHand },
  input: guardianAnswerInput,
  async load(tx, { token, requestId }) {
    const { playerId } = await guardianByToken(tx, token);
    return requestToSettle(tx, requestId, { playerId });
  },
  allow: mayAnswerForMinor,
  async run({ tx, actor, input: { token, answer }, subject: request }) {
    return { ...(await settleRequest(tx, actor, request, { guardianAnswer: answer })), token };
  },
});
