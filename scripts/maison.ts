// npm run maison: draws the import graph into README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { type IConfiguration, cruise } from 'dependency-cruiser';
import { PRODUCT } from './folders.ts';

const CONFIG = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
const WINGS = '(server|web)/(socle|eleve|argent|extranet|site|viePrivee|profil)';
const DRAWN = PRODUCT.filter((name) => !['sandbox', 'server', 'web'].includes(name));
const FLAT = DRAWN.join('|');

export async function drawn(readme: string): Promise<string> {
  const { options } = ((await import(CONFIG)) as { default: IConfiguration }).default;
  const { output } = await cruise(['server', 'web', ...DRAWN], {
    ...options,
    includeOnly: `^(${WINGS}|${FLAT})/`,
    collapse: `^(${WINGS}|${FLAT})`,
    outputType: 'mermaid',
  });
  // Sorted, since the order of imports changes without the graph.
  const { boxes = [], arrows = [] } = Object.groupBy(
    (output as string).trim().split('\n'),
    (line) => (line.includes('-->') ? 'arrows' : 'boxes'),
  );
  const lines = [...boxes, ...withoutImplied(arrows.toSorted())].join('\n');
  const picture = `\`\`\`mermaid\n${lines}\n\`\`\``;
  return readme.replace(/```mermaid\n[^]*?```/, picture);
}

/** Leaves out arrows whose end is reached by others. */
function withoutImplied(arrows: string[]): string[] {
  const reaches = (from: string, to: string, by: string[], seen = new Set([from])): boolean =>
    by.some((arrow) => {
      const [start, end] = arrow.split('-->') as [string, string];
      if (start !== from || seen.has(end)) return false;
      return end === to || reaches(end, to, by, seen.add(end));
    });
  return arrows.reduce((kept, arrow) => {
    const [from, to] = arrow.split('-->') as [string, string];
    const others = kept.filter((each) => each !== arrow);
    return reaches(from, to, others) ? others : kept;
  }, arrows);
}

if (import.meta.main) writeFileSync('README.md', await drawn(readFileSync('README.md', 'utf8')));
