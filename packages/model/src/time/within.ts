/**
 * What `work` comes to; when that takes longer than `limitMs`, what `late` returns or throws instead. Work that is late
 * goes on unobserved: whoever can end it does so in `late`. The timer never outlives the call.
 */
export async function within<Result, Late>(
  limitMs: number,
  work: Promise<Result>,
  late: () => Late | Promise<Late>,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    return await Promise.race([work, timeUp.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
