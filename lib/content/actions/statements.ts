"use server";

import { action } from "@/lib/entry/action";
import { moveStatement as moveStatementCommand } from "../commands/move-statement";
import { removeStatement as removeStatementCommand } from "../commands/remove-statement";
import { restoreStatement as restoreStatementCommand } from "../commands/restore-statement";
import { revertStatement as revertStatementCommand } from "../commands/revert-statement";
import { saveStatement as saveStatementCommand } from "../commands/save-statement";

const statementsPath = "/admin/statements";

export const saveStatement = action(saveStatementCommand, { to: statementsPath, toast: "statementSaved" });
export const moveStatement = action(moveStatementCommand, { to: statementsPath, toast: "statementMoved" });
export const removeStatement = action(removeStatementCommand, { to: statementsPath, toast: "statementRemoved" });
export const restoreStatement = action(restoreStatementCommand, { to: statementsPath, toast: "statementRestored" });
export const revertStatement = action(revertStatementCommand, { to: statementsPath, toast: "statementSaved" });
