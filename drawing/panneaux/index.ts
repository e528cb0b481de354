import { a } from './a.ts';
import { b } from './b.ts';
import { c } from './c.ts';
import { d } from './d.ts';
import { e } from './e.ts';
import { f } from './f/index.ts';
import type { Signe, SigneAValeur } from './signe.ts';

const table = { ...a, ...b, ...c, ...d, ...e, ...f };

export type CodePanneau = keyof typeof table;

const catalogue: Record<CodePanneau, Signe | SigneAValeur> = table;

/** Every sign that can be drawn, with what the contact sheet writes on it. */
export const panneaux: { code: CodePanneau; exemple?: string }[] = (
  Object.keys(catalogue) as CodePanneau[]
).map((code) => {
  const s = catalogue[code];
  return 'avec' in s ? { code, exemple: s.exemple } : { code };
});

export function signeDe(code: CodePanneau, valeur?: number | string): Signe {
  if (!Object.hasOwn(catalogue, code)) throw new Error(`Le panneau « ${code} » n’est pas dessiné.`);
  const s = catalogue[code];
  if ('avec' in s) {
    if (valeur === undefined || String(valeur).trim() === '')
      throw new Error(`Le panneau « ${code} » attend une valeur, par exemple « ${s.exemple} ».`);
    return s.avec(String(valeur).replace('.', ','));
  }
  if (valeur !== undefined) throw new Error(`Le panneau « ${code} » ne porte pas de valeur.`);
  return s;
}
