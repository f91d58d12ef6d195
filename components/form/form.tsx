"use client";
"use no memo"; // As all parts of a form: they change when somebody acts, and remembering them would weigh more than it saves.

import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { toast } from "@/components/ui/toast";
import type { Action, Result } from "@/lib/action";
import { guardianField, nextField } from "@/lib/platform/command/form";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";
import { FormContext } from "./context";
import { ErrorSummary } from "./error-summary";
import { useAct } from "./use-act";
import { useDraft } from "./use-draft";
import { useFiles } from "./use-files";

type Props<T> = {
  action: Action<T>;
  children: ReactNode;
  /** What stands outside the form and has controls of it, by their attribute `form`. */
  beside?: ReactNode;
  /** Needed when two forms of one page have fields of the same name. */
  id?: string;
  className?: string;
  /** Runs in the browser only, after the act succeeded without leaving the page. */
  onDone?: (data: T) => void;
  resetWhenDone?: boolean;
  /** The key of the guardian's page this form stands on: who sends it acts for the child. */
  guardian?: string | undefined;
  /** Where the person was going before they had to sign up. */
  next?: string | null | undefined;
  /** Of a form that stands on two pages at one address, without language: what was posted to one is told on the other. */
  address?: string | undefined;
  /** Where a browser without scripts sends it instead of the action: a door that takes large files as they come. */
  plainDoor?: string | undefined;
  /** What is typed outlives a reload. Needs an id. */
  keepsDraft?: boolean;
  /** False where the only field shows its error itself. */
  summary?: boolean;
};

type Refused = Extract<Result, { ok: false }>;

/** A native form around one of our actions: works without scripts, and no error takes away what was typed. */
export function Form<T>({
  action,
  children,
  beside,
  className = "fields",
  onDone,
  resetWhenDone,
  keepsDraft = false,
  summary = true,
  guardian,
  next,
  address,
  plainDoor,
  ...rest
}: Props<T>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const locale = useLocale();
  const [result, send, pending] = useAct(action, address && localePath(address, locale));
  // The answer that a page was sent with: its form came empty, and what was typed until the scripts ran stays.
  const [brought] = useState(result);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, keepsDraft);
  const { files, holdsBack } = useFiles(form, result);

  const refused = useEffectEvent(({ code, fields, words }: Refused) => {
    draft.current?.refused();
    if (!summary && !fields) toast({ title: words[code] ?? code, failed: true });
  });
  const done = useEffectEvent((data: T) => {
    draft.current?.done();
    if (resetWhenDone && result !== brought) form.current?.reset();
    onDone?.(data);
  });
  useEffect(() => {
    if (result?.ok) done(result.data);
    else if (result) refused(result);
  }, [result]);

  // An act that leads elsewhere gives no result.
  const asked = useRef<typeof result | undefined>(undefined);
  useEffect(() => {
    if (pending) asked.current = result;
    else if (asked.current === result) {
      draft.current?.done();
      if (resetWhenDone) form.current?.reset();
    }
  }, [pending, result, draft, resetWhenDone]);

  // Sent by hand, because React empties a form whose action it runs itself.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (holdsBack(submitter)) return;
    const data = new FormData(event.currentTarget, submitter);
    draft.current?.sent();
    startTransition(() => send(data));
  }

  return (
    <FormContext value={{ id, pending, result, files }}>
      <form
        ref={form}
        id={id}
        className={className}
        {...(plainDoor ? { action: plainDoor, method: "post", encType: "multipart/form-data" } : { action: send })}
        onSubmit={submit}
        noValidate
        aria-busy={pending}
      >
        <input type="hidden" name="_locale" value={locale} />
        {next && <input type="hidden" name={nextField} value={next} />}
        {guardian && <input type="hidden" name={guardianField} value={guardian} />}
        {summary && <ErrorSummary />}
        {!summary && result?.ok === false && !result.fields && (
          <noscript>
            <ErrorSummary />
          </noscript>
        )}
        {children}
      </form>
      {beside}
    </FormContext>
  );
}
