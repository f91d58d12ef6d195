import type { FormEvent, ReactNode, Ref } from "react";
import { buttonClass } from "./button-class";
import { Icon } from "./icon";

type Props = {
  id: string;
  /** Asked with `q` while no scripts run. */
  action: string;
  query: string;
  words: Record<"search" | "submit", string>;
  box: Ref<HTMLInputElement>;
  onInput: () => void;
  /** The id of what was found: the button leads there. */
  results: string;
  children?: ReactNode;
};

/** One box that finds as one types. */
export function SearchForm({ id, action, query, words, box, onInput, results, children }: Props) {
  const focusResults = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(results)?.focus();
  };
  return (
    <form className="search" action={action} onSubmit={focusResults}>
      <div className="box">
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {words.search}
        </label>
        <input
          ref={box}
          id={id}
          className="control ps-11"
          type="search"
          name="q"
          maxLength={80}
          placeholder={words.search}
          defaultValue={query}
          onInput={onInput}
        />
      </div>
      {children}
      <button type="submit" className={buttonClass()}>
        {words.submit}
      </button>
    </form>
  );
}
