"use client";

import { catchError } from "next/error";
import { Icon } from "@/components/ui/icon";

/** What stands where the events should, with the way to try again. */
export const OrLoadFailed = catchError(({ title, again }: { title: string; again: string }, { retry }) => (
  <div className="notice bad" role="alert">
    <Icon name="alert" />
    <div>
      <p>{title}</p>
      <p>
        <button type="button" className="btn small" onClick={retry}>
          {again}
        </button>
      </p>
    </div>
  </div>
));
