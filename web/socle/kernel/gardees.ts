const prefixes = new Set<string>();

/** Prefixes of the keys under which unsent entries are stored. */
export function notePrefixes(some: readonly string[]): void {
  for (const prefixe of some) prefixes.add(prefixe);
}

/** True while an unsent entry of this learner is stored here, of any kind that is loaded. */
export function hasGardees(user_id: number | null): boolean {
  if (user_id === null) return false;
  try {
    const own = [...prefixes].map((prefixe) => `${prefixe}.${user_id}.`);
    return Object.keys(localStorage).some((cle) => own.some((debut) => cle.startsWith(debut)));
  } catch {
    return false;
  }
}
