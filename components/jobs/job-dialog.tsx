"use client";

import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { postJobHere } from "@/lib/jobs/actions";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { WordsProvider } from "@/lib/platform/i18n/words-context";
import { type Draft, JobForm } from "./job-form";

type DialogProps = { draft: Draft; open: boolean; onClose: () => void; onDone: () => void };
type Props = DialogProps & { locale: Locale; messages: AbstractIntlMessages };

/** Brings its own messages, because the page sends none to the browser. */
export function JobDialog({ locale, messages, ...dialogProps }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} formats={formatsIn(locale)} timeZone={timeZone}>
      <WordsProvider words={messages}>
        <OfferDialog {...dialogProps} />
      </WordsProvider>
    </NextIntlClientProvider>
  );
}

function OfferDialog({ draft, open, onClose, onDone }: DialogProps) {
  const t = useTranslations("jobs.form");
  function closeDialog() {
    toast({ title: t("done"), text: t("doneText") });
    onDone();
  }
  return (
    <Dialog title={t("title")} open={open} onClose={onClose}>
      <JobForm action={postJobHere} draft={draft} onDone={closeDialog} />
    </Dialog>
  );
}

export async function loadWords(locale: Locale): Promise<AbstractIntlMessages> {
  const [jobs, form, ui, sports] = await Promise.all([
    import(`@/messages/${locale}/jobs.json`),
    import(`@/messages/${locale}/form.json`),
    import(`@/messages/${locale}/ui.json`),
    import(`@/messages/${locale}/sports.json`),
  ]);
  return { jobs: jobs.default, form: form.default, ui: ui.default, sports: sports.default };
}
