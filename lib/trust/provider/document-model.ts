import "server-only";
import { env } from "@/lib/platform/env";
import { modelIsLocal } from "@/lib/simulators/model/settings";

/** The operator's model for reading documents; null if none is configured or the simulator is used. */
export const documentModel = (): string | null => (modelIsLocal() ? null : (env.OPENAI_DOCUMENTS_MODEL ?? null));
