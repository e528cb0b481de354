/** As many as Unicode's stream-safe format (UAX 15) allows. */
const MOST = 30;

const EMPILES = new RegExp(`(\\p{M}{${MOST}})\\p{M}+`, 'gu');

/** Normalizing stacked accents takes quadratic time. */
export const withoutEmpiles = (text: string): string => text.replace(EMPILES, '$1');

/** Cuts in place and without recursion: a deep body cannot overflow the stack. */
export function cutEmpiles<T>(body: T): T {
  const all = { body };
  const left: Record<string, unknown>[] = [all];
  for (let node = left.pop(); node; node = left.pop())
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') {
        const cut = withoutEmpiles(value);
        if (cut !== value) node[key] = cut;
      } else if (typeof value === 'object' && value !== null)
        left.push(value as Record<string, unknown>);
    }
  return all.body;
}
