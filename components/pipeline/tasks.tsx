import { useFormatter, useTranslations } from "next-intl";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { RefreshingForm } from "@/components/scouting/refreshing-form";
import { addTask, dropTask, finishTask } from "@/lib/matching/actions";
import type { BoardCard } from "@/lib/matching/queries/board";
import { longestTask } from "@/lib/matching/schema/stages";

/** What is to be done about a card, what was done last and by whom. */
export function Tasks({ card: { id, stage, tasks, done }, acts }: { card: BoardCard; acts: boolean }) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  return (
    <section className="grid gap-2 border-t border-line pt-3" aria-label={t("tasks")}>
      {tasks.length === 0 && <p className="text-xs text-ink-2">{t("noTask")}</p>}
      {tasks.length > 0 && (
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <Task key={task.id} task={task} acts={acts} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul className="grid gap-2 text-xs text-ink-2">
          {done.map(({ id: taskId, what, at, by }) => (
            <li key={taskId} className="wrap-anywhere">
              <span className="line-through">{what}</span>{" "}
              {t("doneBy", { person: by ?? t("somebody"), date: format.dateTime(at, "short") })}
            </li>
          ))}
        </ul>
      )}
      {acts && stage !== "closed" && <NewTask key={tasks.length + done.length} id={id} />}
    </section>
  );
}

type TaskProps = { task: BoardCard["tasks"][number]; acts: boolean };

function Task({ task: { id, what, dueOn, late }, acts }: TaskProps) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  const date = dueOn && format.dateTime(dueOn, "short");
  return (
    <li className="grid gap-1 wrap-anywhere">
      <span>{what}</span>
      {date && (
        <span className={`text-xs ${late ? "font-semibold text-danger" : "text-ink-2"}`}>
          {t(late ? "lateSince" : "byDay", { date })}
        </span>
      )}
      {acts && <TaskActs id={id} what={what} />}
    </li>
  );
}

function TaskActs({ id, what }: { id: string; what: string }) {
  const t = useTranslations("pipeline");
  return (
    <span className="flex flex-wrap gap-2">
      <RefreshingForm action={finishTask} id={`finish-${id}`} summary={false} className="">
        <input type="hidden" name="taskId" value={id} />
        <SubmitButton small variant="outline">
          {t("finish")} <span className="vh">{what}</span>
        </SubmitButton>
      </RefreshingForm>
      <RefreshingForm action={dropTask} id={`drop-${id}`} summary={false} className="">
        <input type="hidden" name="taskId" value={id} />
        <SubmitButton small variant="bare">
          {t("drop")} <span className="vh">{what}</span>
        </SubmitButton>
      </RefreshingForm>
    </span>
  );
}

function NewTask({ id }: { id: string }) {
  const t = useTranslations("pipeline");
  return (
    <RefreshingForm action={addTask} id={`task-${id}`} summary={false} resetWhenDone className="grid gap-2">
      <input type="hidden" name="matchId" value={id} />
      <TextInput name="what" label={t("what")} maxLength={longestTask} required autoComplete="off" />
      <TextInput name="dueOn" type="date" label={t("dueOn")} hint={t("dueHint")} required={false} />
      <SubmitButton small variant="outline" pending={t("adding")}>
        {t("add")}
      </SubmitButton>
    </RefreshingForm>
  );
}
