import { CAUSES, type Codes, SANS_CAUSE, sansMots } from './causes.ts';
import type { Moyen } from './index.ts';
import { paypal } from './paypal.ts';
import { payzen } from './payzen.ts';

const CODES: Readonly<Record<Moyen, Codes>> = { payzen, paypal };
const TOUS = Object.values(CODES);

const isCode = (mot: string) => /^([A-Z][A-Z0-9_]+|\d+)$/.test(mot) || mot.includes('/');

/** A provider's reason in words, for staff. `code` is undefined when it was a sentence already. */
export function raisonEnMots(type: Moyen, raison: string): { mots: string; code?: string } {
  const { read } = CODES[type];
  const dits = raison
    .split(' ')
    .map((mot) => read(mot) ?? (isCode(mot) ? [sansMots(mot)] : undefined));
  if (dits.includes(undefined)) return { mots: raison };
  return {
    mots: dits.flatMap((each) => each!.map(({ mots }) => mots)).join('\u00a0: '),
    code: raison,
  };
}

export function pourquoiRefuse(raison: string | null): string {
  const said = new Set(
    (raison ?? '')
      .split(' ')
      .flatMap((mot) => TOUS.flatMap(({ read }) => read(mot) ?? []))
      .map(({ cause }) => cause),
  );
  return Object.entries(CAUSES).find(([cause]) => said.has(cause as never))?.[1] ?? SANS_CAUSE;
}

/** Names the event of a notification's body; undefined when it has none. */
export function evenementEnMots(corps: string): string | undefined {
  let lu: unknown;
  try {
    lu = JSON.parse(corps);
  } catch {
    return undefined;
  }
  if (typeof lu !== 'object' || lu === null) return undefined;
  const told = lu as Record<string, unknown>;
  return TOUS.map(({ evenement }) => evenement(told)).find((mots) => mots !== undefined);
}
