import "server-only";
import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { fetchWithin } from "@/lib/platform/command/deadline";
import { modelConnection } from "@/lib/simulators/model/connection";
import { type MachineHint, machineAnswer, type OfferWords, usableHints } from "../schema/machine-hints";
import { instructions } from "./instructions";

/** How long a person waits for a machine, in milliseconds. */
const patience = 10_000;

/** What a model hints at in an offer. Throws when it fails, takes longer than `within`, refuses, breaks off or says something else. */
export async function readWording({ kind, title, description }: OfferWords, within = patience): Promise<MachineHint[]> {
  const { model, ...connection } = modelConnection();
  const client = new OpenAI({
    ...connection,
    maxRetries: 0,
    timeout: within,
    logLevel: "off",
    fetch: fetchWithin(within),
  });
  const { choices } = await client.chat.completions.create({
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify({ kind, title, description }) },
    ],
    response_format: zodResponseFormat(machineAnswer, "wording"),
    ...lengthFor(model),
  });
  const [choice] = choices;
  if (choice?.finish_reason !== "stop" || choice.message.refusal) throw new Error("the model did not answer");
  const { hints } = machineAnswer.parse(JSON.parse(choice.message.content ?? ""));
  return usableHints(hints, { title, description });
}

/** Models that think before they speak need room for it, and do not know the older name of the limit. */
const lengthFor = (model: string) =>
  /^(gpt-5|o\d)/.test(model)
    ? { max_completion_tokens: 3000, reasoning_effort: "low" as const }
    : { max_tokens: 1200, temperature: 0 };
