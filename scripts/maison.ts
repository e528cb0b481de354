// npm run maison: draws the import graph into README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { type IConfiguration, cruise } from 'dependency-cruiser';

const CONFIG = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
const { options } = ((await import(CONFIG)) as { default: IConfiguration }).default;
const WINGS = '(server|web)/(socle|eleve|argent|extranet|site|viePrivee|profil)';
const FOLDERS = 'contract|regles|droit|drawing|content';

const { output } = await cruise(['server', 'web', ...FOLDERS.split('|')], {
  ...options,
  includeOnly: `^(${WINGS}|${FOLDERS})/`,
  collapse: `^(${WINGS}|${FOLDERS})`,
  outputType: 'mermaid',
});
const picture = `\`\`\`mermaid\n${(output as string).trim()}\n\`\`\``;
const readme = readFileSync('README.md', 'utf8');
const drawn = readme.replace(/```mermaid\n[^]*?```/, picture);
if (!drawn.includes(picture)) throw new Error('README.md has no place for the picture.');
writeFileSync('README.md', drawn);
