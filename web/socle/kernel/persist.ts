let asked = false;

/** Unsent answers wait in this storage: the browser must not evict it. */
export function askToPersist(): void {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  void navigator.storage
    .persisted()
    .then((already) => already || navigator.storage.persist())
    .catch(() => undefined);
}
