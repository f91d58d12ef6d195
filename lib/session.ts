import "server-only";
import { cache } from "react";
import type { Actor } from "./core/actor";
import { visitor } from "./core/door";

/** Who is acting in this request. */
export const currentActor = cache(async (): Promise<Actor> => visitor());
