import "server-only";
import { visitor } from "./create-actor";

/** A visitor without a session, for cached reads. */
export const stranger = visitor();
