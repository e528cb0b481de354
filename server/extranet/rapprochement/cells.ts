/** Characters. All readers below return undefined for a cell they cannot read. */
const LONGEST = 60;

/** Reads « 1.234,50 », « 1 234,50 € », « -14,99 », « (14,99) » as cents. */
export function centsOfEuros(typed: string): number | undefined {
  if (typed.length > LONGEST) return undefined;
  const bare = typed.replace(/[\s\u00a0\u202f€']|EUR/gi, '').replace('−', '-');
  const [, open, sign, digits, close] = /^(\()?([+-]?)(\d[\d.,]*)(\))?$/.exec(bare) ?? [];
  if (!digits || (open === undefined) !== (close === undefined)) return undefined;
  const [, whole, part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)!;
  // Thousands are groups of three; their separator differs from the decimal one.
  if (!/^\d{1,9}$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3}){0,1}$/.test(whole!)) return undefined;
  const thousands = /[.,]/.exec(whole!)?.[0];
  if (thousands && part && digits.at(-part.length - 1) === thousands) return undefined;
  const cents = Number(whole!.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return open !== undefined || sign === '-' ? -cents : cents;
}

/** Reads « 1499 », and refuses decimals. */
export const centsOfCents = (typed: string): number | undefined =>
  /^[+-]?\d{1,11}$/.test(typed) ? Number(typed) : undefined;

/** The card provider also writes 978, the euro's ISO number. */
export const deviseOf = (typed: string): string | undefined => {
  const upper = typed.toUpperCase();
  return upper === '978' || upper === '€' ? 'EUR' : /^[A-Z]{3}$/.test(upper) ? upper : undefined;
};

export type Ordre = 'jour' | 'mois';

/** The first unambiguous date decides; by default the day comes first. */
export function ordreOf(typed: Iterable<string>): Ordre {
  for (const text of typed) {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text) ?? [];
    if (Number(first) > 12) return 'jour';
    if (Number(second) > 12) return 'mois';
  }
  return 'jour';
}

/** Abbreviations that providers' files use for time zones. */
const ZONES: Record<string, string> = {
  '': 'Europe/Brussels',
  cet: '+01:00',
  cest: '+02:00',
  mez: '+01:00',
  mesz: '+02:00',
  gmt: 'UTC',
  utc: 'UTC',
  bst: '+01:00',
  pst: '-08:00',
  pdt: '-07:00',
};

/** Returns a UTC instant; `zone` is an abbreviation or an IANA name. */
export function instantOf(typed: string, zone: string, ordre: Ordre): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(typed);
  if (compact) {
    const [, y, m, d, h, min, s] = compact;
    return instantIn(`${y}-${m}-${d}T${h}:${min}:${s}`, 'UTC');
  }
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/i.test(typed)) {
    const at = new Date(typed.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).getTime();
    return Number.isNaN(at) ? undefined : new Date(at).toISOString();
  }
  const numbers =
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T]+(.+))?$/.exec(typed) ??
    turned(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(.+))?$/.exec(typed), ordre);
  if (!numbers) return undefined;
  const [, year, month, day, hour = '00:00:00'] = numbers;
  const time = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(hour);
  if (!time) return undefined;
  const [, h, min, s = '00'] = time;
  const two = (text: string) => text.padStart(2, '0');
  const name = ZONES[zone.trim().toLowerCase()] ?? zone.trim();
  return instantIn(`${year}-${two(month!)}-${two(day!)}T${two(h!)}:${min}:${s}`, name);
}

function turned(found: RegExpExecArray | null, ordre: Ordre) {
  if (!found) return null;
  const [all, first, second, year, hour] = found;
  return ordre === 'jour' ? [all, year, second, first, hour] : [all, year, first, second, hour];
}

function instantIn(local: string, zone: string): string | undefined {
  try {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(local, {
      overflow: 'reject',
    }).toZonedDateTime(zone);
    return new Date(epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}
