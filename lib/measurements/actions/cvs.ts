"use server";

import { action } from "@/lib/entry/action";
import { closeCv as closeCvCommand } from "../commands/close-cv";
import { makeCv as makeCvCommand } from "../commands/make-cv";

const cvsPath = (basePath: string | null) => `${basePath ?? "/dashboard"}/cv#cvs`;

export const makeCv = action(makeCvCommand, { to: (_result, basePath) => cvsPath(basePath), toast: "cvMade" });
export const closeCv = action(closeCvCommand, { to: (_result, basePath) => cvsPath(basePath), toast: "cvClosed" });
