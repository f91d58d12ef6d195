import "server-only";
import { env } from "@/lib/platform/env";
import { CHAT_MODEL, modelBase, modelIsLocal, modelKey } from "./settings";

/** Connection of the model's SDK. A self-hosted server may need no key. */
export function modelConnection() {
  if (modelIsLocal()) return { baseURL: modelBase(), apiKey: modelKey(), model: CHAT_MODEL };
  return { baseURL: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY ?? "none", model: env.OPENAI_MODEL };
}
