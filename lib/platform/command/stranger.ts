import "server-only";
import { visitor } from "./create-actor";

export const stranger = visitor();
