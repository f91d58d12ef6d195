import "server-only";
import { env } from "@/lib/platform/env";
import { deriveSecret } from "@/lib/platform/secrets";

/** True when no real model is configured. */
export const modelIsLocal = () => !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL;

export const modelKey = () => `local-${deriveSecret("local model api key")}`;

export const modelBase = () => `${env.APP_URL}/api/local/openai/v1`;

export const CHAT_MODEL = "local-help";
export const EMBEDDING_MODEL = "local-words";
