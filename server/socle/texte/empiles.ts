/** The same as Unicode's own format for streams (UAX 15): no writing there is needs more. */
const MOST = 30;

const EMPILES = new RegExp(`(\\p{M}{${MOST}})\\p{M}+`, 'gu');

/** Without accents above accents: to put them in order takes the square of their number. */
export const withoutEmpiles = (text: string): string => text.replace(EMPILES, '$1');

/** The same of every text in a body, in place; however deep, as the stack is no deeper for it. */
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
