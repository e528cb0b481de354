import type { Plugin } from 'vite';

/** Chunks that import each other run before what they import is there: pages then break. */
export const sansCercle = (): Plugin => ({
  name: 'priorite:sans-cercle',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const cercle = cercleDe(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cercle) this.error(`Chunks import each other: ${cercle.join(' → ')}.`);
  },
});

/** A way that leads back to its start. */
export function cercleDe(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const clear = new Set<string>();
  const follow = (name: string, way: string[]): string[] | undefined => {
    if (clear.has(name)) return undefined;
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    for (const next of imports.get(name) ?? []) {
      const cercle = follow(next, [...way, name]);
      if (cercle) return cercle;
    }
    clear.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const cercle = follow(name, []);
    if (cercle) return cercle;
  }
  return undefined;
}
