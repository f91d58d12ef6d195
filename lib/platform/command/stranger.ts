import "server-only";
import { visitor } from "./create-actor";

/** Whoever comes without a session: for what is made once for all of them. */
export const stranger = visitor();
