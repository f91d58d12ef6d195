import { useFormatter, useTranslations } from "next-intl";
import type { BoardCard } from "@/lib/pipeline/queries/board";
import type { BoardWords } from "./board-words";
import { NewTask, TaskActs } from "./card-forms";

type Props = { card: BoardCard; acts: boolean; words: BoardWords };

export function Tasks({ card: { id, stage, tasks, done: doneTasks }, acts, words }: Props) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  return (
    <section className="grid gap-2 border-t border-line pt-3" aria-label={t("tasks")}>
      {tasks.length === 0 && <p className="text-xs text-ink-2">{t("noTask")}</p>}
      {tasks.length > 0 && (
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <Task key={task.id} task={task} acts={acts} words={words} />
          ))}
        </ul>
      )}
      {doneTasks.length > 0 && (
        <ul className="grid gap-2 text-xs text-ink-2">
          {doneTasks.map(({ id: taskId, what: description, at: doneAt, by: doneBy }) => (
            <li key={taskId} className="wrap-anywhere">
              <span className="line-through">{description}</span>{" "}
              {t("doneBy", { person: doneBy ?? t("somebody"), date: format.dateTime(doneAt, "short") })}
            </li>
          ))}
        </ul>
      )}
      {acts && stage !== "closed" && <NewTask key={tasks.length + doneTasks.length} id={id} words={words} />}
    </section>
  );
}

type TaskProps = { task: BoardCard["tasks"][number]; acts: boolean; words: BoardWords };

function Task({ task: { id, what: description, dueOn, late: isLate }, acts, words }: TaskProps) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  const date = dueOn && format.dateTime(dueOn, "short");
  return (
    <li className="grid gap-1 wrap-anywhere">
      <span>{description}</span>
      {date && (
        <span className={`text-xs ${isLate ? "font-semibold text-danger" : "text-ink-2"}`}>
          {t(isLate ? "lateSince" : "byDay", { date })}
        </span>
      )}
      {acts && <TaskActs id={id} what={description} words={words} />}
    </li>
  );
}
