/** Garbage collection of the test may block the thread as long as a fault would, but not three times in a row. */
const MEASUREMENTS = 3;

/**
 * The longest CPU time, in milliseconds, for which `act` blocked this thread's event loop, however busy the machine is.
 * Measured again while it is not below `limit`.
 */
export async function longestStretch(act: () => Promise<unknown>, limit = 100): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MEASUREMENTS && least >= limit; turn++) least = Math.min(least, await measure(act));
  return least;
}

async function measure(act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, 5);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  look();
  return longest;
}
