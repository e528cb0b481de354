export const compact = (iso: string) => iso.replace(/\D/g, '').slice(0, 14);

/** Undefined: no real date, such as 30 February. */
export function instantOf(text: string): number | undefined {
  if (!/^\d{14}$/.test(text)) return undefined;
  const iso = text.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6.000Z');
  const at = Date.parse(iso);
  return Number.isNaN(at) || new Date(at).toISOString() !== iso ? undefined : at;
}

export const now = (later = 0) => new Date(Date.now() + later).toISOString();
