let asked = false;

/** Asks the browser not to clear what is kept on this device, once: a learner's answers wait here to be sent. */
export function askToPersist(): void {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  void navigator.storage
    .persisted()
    .then((already) => already || navigator.storage.persist())
    .catch(() => undefined);
}
