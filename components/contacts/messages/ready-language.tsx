"use client";
"use no memo"; // Phrases never change once they are rendered.

import { Disclosure } from "@/components/ui/disclosure";
import type { Phrase } from "@/lib/contacts/queries/phrases";
import { UsePhrase } from "./use-phrase";

type Props = { locale: string; dir: string; name: string; phrases: Phrase[]; box: string; page: string };

export const ReadyLanguage = ({ locale, dir, name, phrases, ...target }: Props) => (
  <Disclosure small summary={<span lang={locale}>{name}</span>}>
    <ul className="grid gap-2" lang={locale} dir={dir}>
      {phrases.map((phrase) => (
        <li key={phrase.id} className="border-s-2 border-line-2 ps-3">
          <UsePhrase {...target} phrase={phrase} label={phrase.title} />
        </li>
      ))}
    </ul>
  </Disclosure>
);
