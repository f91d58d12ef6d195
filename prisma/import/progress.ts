const EVERY_MS = 100;
const EVERY_ROWS = 10_000;

type Screen = { isTTY?: boolean; write: (text: string) => unknown };

/** Shows progress: one line that is rewritten on a terminal, a line now and then elsewhere. */
export function progressOn(screen: Screen) {
  let last = 0;
  const over = (text: string, end: string) => screen.write(screen.isTTY ? `\r\x1b[2K${text}${end}` : `${text}\n`);
  return {
    step: (text: string, rows: number) => {
      const due = screen.isTTY ? performance.now() - last > EVERY_MS : rows > 0 && rows % EVERY_ROWS === 0;
      if (!due) return;
      last = performance.now();
      over(text, "");
    },
    now: (text: string) => screen.isTTY && over(text, ""),
    leave: () => screen.isTTY && screen.write("\n"),
    done: (text: string) => over(text, "\n"),
  };
}

export type Progress = ReturnType<typeof progressOn>;

const numbers = new Intl.NumberFormat("en");
export const number = (value: number) => numbers.format(value);
export const rows = (value: number) => `${number(value)} ${value === 1 ? "row" : "rows"}`;
