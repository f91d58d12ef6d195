import "server-only";
import { env } from "@/lib/platform/env";
import { modelIsLocal } from "@/lib/simulators/model/settings";

/** The model that reads papers: one the operator named for it, at a service of the operator's own. The stand-in sees nothing; null where none is set. */
export const paperModel = (): string | null => (modelIsLocal() ? null : (env.OPENAI_PAPERS_MODEL ?? null));
