"use server";

import { action } from "@/lib/action";
import { closeCv as closeCvCommand } from "./commands/close-cv";
import { makeCv as makeCvCommand } from "./commands/make-cv";

const cvsAt = (desk: string | null) => `${desk ?? "/dashboard"}/cv#cvs`;

export const makeCv = action(makeCvCommand, { to: (_made, desk) => cvsAt(desk), toast: "cvMade" });
export const closeCv = action(closeCvCommand, { to: (_closed, desk) => cvsAt(desk), toast: "cvClosed" });
