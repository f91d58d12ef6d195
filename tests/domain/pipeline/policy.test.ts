import { expect, test } from "vitest";
import { goesOn, mayAddTask, mayMove, mayReopen, mayUndo } from "@/lib/pipeline/policy/board";
import { mostTasks, stages } from "@/lib/pipeline/schema/stages";
import { aRecruiter } from "../../support/factories/people";

test("allowed commands per column", async () => {
  const { actor } = await aRecruiter();
  const table = stages.map((status) => [
    status,
    mayMove(actor, { status }),
    mayReopen(actor, { status }),
    mayAddTask(actor, { status, openTasks: mostTasks - 1 }),
    mayAddTask(actor, { status, openTasks: mostTasks }),
    goesOn(status),
  ]);
  const open = (status: string, on = false) => [status, true, "match_is_open", true, "too_many_tasks", on];
  expect(table).toEqual([
    open("pending", true),
    open("contacted"),
    open("trial"),
    open("offer"),
    open("contract"),
    ["closed", "match_is_closed", true, "match_is_closed", "match_is_closed", false],
  ]);
});

test("a move is undone by the person who made it, while the card has not moved on", async () => {
  const { actor } = await aRecruiter();
  const last = { from: "pending", to: "trial", undone: false, because: null, mine: true } as const;
  const may = (change: object, tasks = 0) => mayUndo(actor, { status: "trial", tasks, last: { ...last, ...change } });
  expect(may({}, 3)).toBe(true);
  for (const change of [{ mine: false }, { undone: true }, { because: "requested" }, { to: "offer" }])
    expect(may(change)).toBe("nothing_to_undo");
  expect([may({ from: null }), may({ from: null }, 1)]).toEqual([true, "match_has_tasks"]);
  expect(mayUndo(actor, { status: "trial", tasks: 0, last: null })).toBe("nothing_to_undo");
});
