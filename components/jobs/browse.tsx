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
  /** The address of the board, and of its answers to a question. */
  board: string;
  answers: string;
  kinds: (Choice & { href: string })[];
  types: Choice[];
  sports: Choice[];
  asked: JobSearch;
  words: BrowseWords;
  skeleton: ReactNode;
  children: ReactNode;
};

const questions =
  "grid w-full grid-cols-2 gap-2 *:nth-[-n+2]:col-span-2 *:last:col-span-2 md:grid-cols-[2fr_1.4fr_1.2fr_1.2fr_auto] md:*:col-auto!";

/** With scripts, choosing changes the list in place, the boxes of what is coming first; without, the same links and form lead there. */
export function Browse({ board, answers, kinds, types, sports, asked, words, skeleton, children }: Props) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const go = (address: string) => start(() => router.push(address as Route, { scroll: false }));

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
      <search className="job-filter" aria-label={words.label}>
        <ul className="flex flex-wrap gap-2">
          {kinds.map(({ value, label, href }) => (
            <li key={value}>
              <a
                className="chip"
                href={href}
                aria-current={value === (asked.kind ?? "all") ? "true" : undefined}
                onClick={follow}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <form action={answers} method="get" className={questions} onSubmit={send}>
          {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
          <Words name="q" label={words.words} asked={asked.q} />
          <Words name="place" label={words.place} asked={asked.place} />
          <Choose name="type" label={words.type} any={words.anyType} options={types} asked={asked.type} />
          <Choose name="sport" label={words.sport} any={words.anySport} options={sports} asked={asked.sport} />
          <Button type="submit">{words.show}</Button>
        </form>
      </search>
      <p className="vh" role="status">
        {pending && words.loading}
      </p>
      {pending ? skeleton : children}
    </div>
  );
}

type Asked = { name: string; label: string; asked: string | undefined };

function Words({ name, label, asked }: Asked) {
  return (
    <label className={fieldClass}>
      <span className="vh">{label}</span>
      <input
        key={asked}
        className="control"
        type="search"
        name={name}
        maxLength={80}
        placeholder={label}
        defaultValue={asked}
        enterKeyHint="search"
      />
    </label>
  );
}

function Choose({ name, label, any, options, asked }: Asked & { any: string; options: Choice[] }) {
  return (
    <label className={fieldClass}>
      <span className="vh">{label}</span>
      <span className="select-box">
        <select
          key={asked}
          className="control"
          name={name}
          defaultValue={asked ?? ""}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{any}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
