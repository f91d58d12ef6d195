"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type FormEvent, type MouseEvent, type ReactNode, useTransition } from "react";
import { fieldClass } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { JobSearch } from "@/lib/jobs/schema/job";

type Choice = { value: string; label: string };
export type BrowseWords = Record<
  "label" | "sport" | "anySport" | "type" | "anyType" | "place" | "words" | "show" | "loading",
  string
>;

type Props = {
  /** Path of the list, and of its filtered versions. */
  board: string;
  answers: string;
  kinds: (Choice & { href: string })[];
  types: Choice[];
  sports: Choice[];
  query: JobSearch;
  words: BrowseWords;
  skeleton: ReactNode;
  children: ReactNode;
};

/** On a phone the type has a row of its own, because its names are long. */
const questions =
  "flex w-full flex-wrap gap-2 *:flex-[1_1_40%] *:nth-last-[3]:basis-full *:nth-last-[2]:basis-0 *:last:flex-none md:grid md:grid-cols-[2fr_1.4fr_1.2fr_1.2fr_auto]";

/** With scripts a filter changes the list in place, with skeletons meanwhile; without scripts the links and the form load another page. */
export function Browse({ board, answers, kinds, types, sports, query, words: texts, skeleton, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const go = (address: string) => startTransition(() => router.push(address as Route, { scroll: false }));

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(event.currentTarget.pathname + event.currentTarget.search);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "") as [string, string][];
    go(chosen.length > 0 ? `${answers}?${new URLSearchParams(chosen)}` : board);
  }

  return (
    <div aria-busy={pending}>
      <search className="job-filter" aria-label={texts.label}>
        <ul className="flex gap-2 max-sm:-mx-(--margin) max-sm:overflow-x-auto max-sm:px-(--margin) sm:flex-wrap">
          {kinds.map(({ value, label, href }) => (
            <li key={value} className="shrink-0">
              <a
                className="chip"
                href={href}
                aria-current={value === (query.kind ?? "all") ? "true" : undefined}
                onClick={follow}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <form action={answers} method="get" className={questions} onSubmit={send}>
          {query.kind && <input type="hidden" name="kind" value={query.kind} />}
          <Words name="q" label={texts.words} value={query.q} />
          <Words name="place" label={texts.place} value={query.place} />
          <FilterSelect name="type" label={texts.type} any={texts.anyType} options={types} value={query.type} />
          <FilterSelect name="sport" label={texts.sport} any={texts.anySport} options={sports} value={query.sport} />
          <Button type="submit" small>
            {texts.show}
          </Button>
        </form>
      </search>
      <p className="vh" role="status">
        {pending && texts.loading}
      </p>
      {pending ? skeleton : children}
    </div>
  );
}

type FilterProps = { name: string; label: string; value: string | undefined };

function Words({ name, label, value }: FilterProps) {
  return (
    <label className={fieldClass}>
      <span className="vh">{label}</span>
      <input
        key={value}
        className="control px-3 placeholder:text-sm"
        type="search"
        name={name}
        maxLength={80}
        placeholder={label}
        defaultValue={value}
        enterKeyHint="search"
      />
    </label>
  );
}

function FilterSelect({ name, label, any, options, value }: FilterProps & { any: string; options: Choice[] }) {
  return (
    <label className={fieldClass}>
      <span className="vh">{label}</span>
      <span className="select-box">
        <select
          key={value}
          className="control"
          name={name}
          defaultValue={value ?? ""}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{any}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
