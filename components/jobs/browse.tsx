"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type FormEvent, type MouseEvent, type ReactNode, useTransition } from "react";
import { fieldClass } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Choice = { value: string; label: string };
export type BrowseWords = Record<"label" | "sport" | "anySport" | "show" | "loading", string>;

type Props = {
  /** The address of the board, and of its answers to a question. */
  board: string;
  answers: string;
  kinds: (Choice & { href: string })[];
  sports: Choice[];
  asked: { kind?: string; sport?: string };
  words: BrowseWords;
  skeleton: ReactNode;
  children: ReactNode;
};

/** With scripts, choosing changes the list in place, the boxes of what is coming first; without, the same links and form lead there. */
export function Browse({ board, answers, kinds, sports, asked, words, skeleton, children }: Props) {
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
        <form action={answers} method="get" onSubmit={send}>
          {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
          <label className={fieldClass}>
            <span className="vh">{words.sport}</span>
            <span className="select-box">
              <select
                key={asked.sport}
                className="control"
                name="sport"
                defaultValue={asked.sport ?? ""}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
              >
                <option value="">{words.anySport}</option>
                {sports.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </span>
          </label>
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
