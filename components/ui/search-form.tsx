import type { FormEvent, ReactNode, Ref } from "react";
import { buttonClass } from "./button-class";
import { Icon } from "./icon";

type Props = {
  id: string;
  /** URL that gets the query `q` without scripts. */
  action: string;
  query: string;
  words: Record<"search" | "submit", string>;
  box: Ref<HTMLInputElement>;
  onInput: () => void;
  /** Id of the element with the results, which the button focuses. */
  results: string;
  children?: ReactNode;
};

/** Search box that filters while the user types. */
export function SearchForm({ id, action, query, words: texts, box, onInput, results, children }: Props) {
  const focusResults = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(results)?.focus();
  };
  return (
    <form className="search" action={action} onSubmit={focusResults}>
      <div className="box">
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {texts.search}
        </label>
        <input
          ref={box}
          id={id}
          className="control ps-11"
          type="search"
          name="q"
          maxLength={80}
          placeholder={texts.search}
          defaultValue={query}
          onInput={onInput}
        />
      </div>
      {children}
      <button type="submit" className={buttonClass()}>
        {texts.submit}
      </button>
    </form>
  );
}
