type Events = WindowEventMap & DocumentEventMap;
type Handlers = { [N in keyof Events]?: (event: Events[N]) => unknown };

/** Returns its cleanup, as an effect does. */
export function listen(
  target: EventTarget,
  handlers: Handlers,
  options: AddEventListenerOptions = {},
): () => void {
  const ended = new AbortController();
  for (const [name, handle] of Object.entries(handlers))
    target.addEventListener(name, handle as (event: Event) => void, {
      ...options,
      signal: ended.signal,
    });
  return () => ended.abort();
}
