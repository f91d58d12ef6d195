import type { FormEventHandler, ReactNode, Ref } from "react";
import { Icon } from "./icon";

type Props = {
  id: string;
  /** Asked with `q` while no scripts run. */
  action: string;
  asked: string;
  words: Record<"search" | "submit", string>;
  box: Ref<HTMLInputElement>;
  onInput: () => void;
  onSubmit: FormEventHandler;
  children?: ReactNode;
};

/** One box that finds as one types. */
export function SearchForm({ id, action, asked, words, box, onInput, onSubmit, children }: Props) {
  return (
    <form className="search" action={action} onSubmit={onSubmit}>
      <div className="box">
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {words.search}
        </label>
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          maxLength={80}
          placeholder={words.search}
          defaultValue={asked}
          onInput={onInput}
        />
      </div>
      {children}
      <button type="submit" className="btn">
        {words.submit}
      </button>
    </form>
  );
}
