"use client";
"use no memo"; // Memoizing the parts of a form costs more than it saves, because they change only on user actions.

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
import type { Action, Result } from "@/lib/entry/action";
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
  /** Controls outside the form that belong to it by their attribute `form`. */
  beside?: ReactNode;
  /** Required if two forms of a page have fields of the same name. */
  id?: string;
  className?: string;
  /** Runs in the browser only, after a success without a redirect. */
  onDone?: (data: T) => void;
  resetWhenDone?: boolean;
  /** Key of the guardian's page; the submission then acts for the child. */
  guardian?: string | undefined;
  /** Page to return to after the sign-up. */
  next?: string | null | undefined;
  /** Path without the locale, for a form that stands on two pages: each shows the answer to a submission from the other. */
  address?: string | undefined;
  /** Route that receives the form without scripts instead of the action, because it streams large files. */
  plainDoor?: string | undefined;
  /** Keeps the typed values across a reload; needs an id. */
  keepsDraft?: boolean;
  /** False if the only field shows its error itself. */
  summary?: boolean;
  /** For a form that several rows share: what is submitted while an answer is pending is sent after it instead of being ignored. */
  queues?: boolean;
};

type Refused = Extract<Result, { ok: false }>;

/** A native form around a server action that works without scripts and keeps the typed values after an error. */
export function Form<T>({
  action,
  children,
  beside: outsideFields,
  className = "fields",
  onDone,
  resetWhenDone,
  keepsDraft = false,
  summary = true,
  queues = false,
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
  // An answer rendered by the server must not reset what was typed until the scripts had loaded.
  const [initialResult] = useState(result);
  const form = useRef<HTMLFormElement>(null);
  const sentText = useRef("");
  const [pressed, setPressed] = useState("");
  const draft = useDraft(form, keepsDraft);
  const { files, holdsBack } = useFiles(form, result);

  const onRefused = useEffectEvent(({ code, fields, words: texts }: Refused) => {
    draft.current?.refused();
    if (!summary && !fields) toast({ title: texts[code] ?? code, failed: true });
  });
  const onSuccess = useEffectEvent((data: T) => {
    draft.current?.done();
    if (resetWhenDone && result !== initialResult) form.current?.reset();
    onDone?.(data);
  });
  useEffect(() => {
    if (result?.ok) onSuccess(result.data);
    else if (result) onRefused(result);
  }, [result]);

  // An action that redirects returns no result.
  const handledResult = useRef<typeof result | undefined>(undefined);
  useEffect(() => {
    if (pending) handledResult.current = result;
    else if (handledResult.current === result) {
      draft.current?.done();
      if (resetWhenDone) form.current?.reset();
    }
  }, [pending, result, draft, resetWhenDone]);

  // Submitted by hand, because React would reset the form after the action.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const data = new FormData(event.currentTarget, submitter);
    const text = queues ? String([...data]) : "";
    if (pending && text === sentText.current) return;
    setPressed(submitter instanceof HTMLButtonElement ? `${submitter.name}=${submitter.value}` : "");
    if (holdsBack(submitter)) return;
    sentText.current = text;
    draft.current?.sent();
    startTransition(() => send(data));
  }

  return (
    <FormContext value={{ id, pending, pressed, result, files }}>
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
      {outsideFields}
    </FormContext>
  );
}
