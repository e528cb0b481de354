export type Horloge = ReturnType<typeof createHorloge>;

/** What is to be done at a time to come. None of it keeps the process alive. */
export function createHorloge() {
  const timers = new Set<NodeJS.Timeout>();
  let over = false;
  return {
    /** `le`: in ISO 8601; what is past is done soon. */
    at(le: string, act: () => void) {
      if (over) return;
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          act();
        },
        Math.max(0, Date.parse(le) - Date.now()),
      ).unref();
      timers.add(timer);
    },
    isOver: () => over,
    stop() {
      over = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
