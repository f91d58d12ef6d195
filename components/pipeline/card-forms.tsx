"use client";

import { RefreshingForm } from "@/components/contacts/requests/refreshing-form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { addTask, closeMatch, finishTask, moveMatch, removeTask, reopenMatch } from "@/lib/pipeline/actions/matches";
import { longestTask, type Stage } from "@/lib/pipeline/schema/stages";
import type { BoardWords } from "./board-words";

type Props = { id: string; words: BoardWords };

export const MoveCard = ({ id, stage, words }: Props & { stage: Stage }) => (
  <RefreshingForm action={moveMatch} id={`move-${id}`} summary={false} className="grid gap-2">
    <input type="hidden" name="matchId" value={id} />
    <Select name="to" label={words.stage} defaultValue={stage} options={words.stages} />
    <SubmitButton small variant="outline" pending={words.moving}>
      {words.move}
    </SubmitButton>
  </RefreshingForm>
);

export const CloseCard = ({ id, words }: Props) => (
  <section className="grid gap-2 border-t border-line pt-3">
    <RefreshingForm action={closeMatch} id={`close-${id}`} summary={false} className="grid gap-2">
      <input type="hidden" name="matchId" value={id} />
      <Select name="reason" label={words.closeTitle} placeholder={words.chooseReason} options={words.reasons} />
      <SubmitButton small variant="outline" doing="closing">
        {words.close}
      </SubmitButton>
    </RefreshingForm>
  </section>
);

export const ReopenCard = ({ id, words }: Props) => (
  <RefreshingForm action={reopenMatch} id={`reopen-${id}`} summary={false} className="grid gap-2">
    <input type="hidden" name="matchId" value={id} />
    <SubmitButton small variant="outline" pending={words.reopening}>
      {words.reopen}
    </SubmitButton>
  </RefreshingForm>
);

export const TaskActs = ({ id, what: description, words }: Props & { what: string }) => (
  <span className="flex flex-wrap gap-2">
    <RefreshingForm action={finishTask} id={`finish-${id}`} summary={false} className="">
      <input type="hidden" name="taskId" value={id} />
      <SubmitButton small variant="outline">
        {words.finish} <span className="vh">{description}</span>
      </SubmitButton>
    </RefreshingForm>
    <RefreshingForm action={removeTask} id={`drop-${id}`} summary={false} className="">
      <input type="hidden" name="taskId" value={id} />
      <SubmitButton small variant="bare">
        {words.remove} <span className="vh">{description}</span>
      </SubmitButton>
    </RefreshingForm>
  </span>
);

export const NewTask = ({ id, words }: Props) => (
  <RefreshingForm action={addTask} id={`task-${id}`} summary={false} resetWhenDone className="grid gap-2">
    <input type="hidden" name="matchId" value={id} />
    <TextInput name="what" label={words.what} maxLength={longestTask} required autoComplete="off" />
    <TextInput name="dueOn" type="date" label={words.dueOn} hint={words.dueHint} required={false} />
    <SubmitButton small variant="outline" doing="adding">
      {words.add}
    </SubmitButton>
  </RefreshingForm>
);
