import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function foundIn(dir: string, strings: string[]): string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
  return strings.filter((string) => files.some((bytes) => bytes.includes(string)));
}
