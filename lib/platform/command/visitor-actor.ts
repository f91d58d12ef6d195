import "server-only";
import { visitor } from "./create-actor";

export const visitorActor = visitor();
