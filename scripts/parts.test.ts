import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../server/socle/config/version.ts';
import { lastRelease, licencesOf, partOf, sbomOf } from './parts.ts';

const ROOT = new URL('..', import.meta.url);
const changelog = readFileSync(new URL('CHANGELOG.md', ROOT), 'utf8');

test('CHANGELOG.md tells of this version, with its day', () => {
  expect(partOf(changelog, version)).toMatch(/^## \d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)\n/);
  expect(partOf(changelog, '0.0.0')).toBeUndefined();
});

test('the last release is the newest version with a day', () => {
  expect(
    lastRelease(`## Next\n\n- **1**\n\n## 1.2.0 (2027-01-02)\n\n## 1.1.0 (2026-12-01)\n`),
  ).toBe('1.2.0');
  expect(() => lastRelease('## Next\n')).toThrow('no release');
});

/** They ask for no more than their notice, as an owner may run and change the school. */
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|CC0-1\.0|Unlicense|Bitstream-Vera|LGPL-3\.0-or-later)\b/;

test('each package that a school runs on has a licence that lets it', () => {
  const told = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const text = execFileSync('npm', told, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  const of = { date: new Date('2026-11-27T10:00:00.000Z'), seed: 'ab'.repeat(32) };
  const sbom = sbomOf(text, of);
  expect(sbomOf(text, of)).toBe(sbom);
  expect(JSON.parse(sbom)).toMatchObject({
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:abababab-abab-4bab-8bab-abababababab',
  });
  const lines = licencesOf(sbom).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !FREE.test(line.replaceAll(/[()]/g, '')))).toEqual([]);
});
