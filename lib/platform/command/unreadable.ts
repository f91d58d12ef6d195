import { LRUCache } from "lru-cache";
import { processState } from "../process-state";

/** Next notes the errors; the server in front of it chooses the status. */
const unreadableIds = processState("unreadable requests", () => new LRUCache<string, true>({ max: 1_000 }));

export const noteUnreadable = (id: string) => void unreadableIds.set(id, true);
export const tookUnreadable = (id: string): boolean => unreadableIds.delete(id);
