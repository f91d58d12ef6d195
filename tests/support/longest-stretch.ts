/** The test's own garbage collection can take this thread as long as a fault would; it does not come three times in a row. */
const MEASUREMENTS = 3;

/** The longest stretch, in milliseconds of processor, for which this thread did nothing else while `act` ran: its event loop waited for no longer, however busy the machine is. Measured again while it is not under `limit`. */
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
