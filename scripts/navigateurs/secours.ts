import { readFileSync } from 'node:fs';

const PUT = /put\(\s*(\w+)(\.prototype)?,\s*'(\w+)'/g;

export const SECOURS = new Map(
  Array.from(
    readFileSync('web/socle/kernel/secours.js', 'utf8').matchAll(PUT),
    ([, owner, prototype, name]): [string, string] => [
      prototype ? `.${name}` : `${owner}.${name}`,
      owner === 'Array'
        ? `javascript.builtins.${owner}.${name}`
        : `api.${owner}.${name}${prototype ? '' : '_static'}`,
    ],
  ),
);
