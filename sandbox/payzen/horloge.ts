export type Horloge = ReturnType<typeof createHorloge>;

/** Its timers do not keep the process alive. */
export function createHorloge() {
  const timers = new Set<NodeJS.Timeout>();
  let over = false;
  return {
    /** `le`: ISO 8601; past times run soon. */
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
