import { features } from 'web-features';
import { NAVIGATEURS } from '../../web/navigateurs.ts';

/** Keys in the compatibility data. */
const ENGINES: Record<keyof typeof NAVIGATEURS, string[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

const numberOf = (version: string) => Number(version.replace('≤', ''));

type Support = Record<string, string>;

export const SUPPORT = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]): [string, Support] => [key, support as Support],
        )
      : [],
  ),
);

export const lacking = (key: string): string[] =>
  Object.entries(NAVIGATEURS).flatMap(([name, oldest]) =>
    ENGINES[name as keyof typeof NAVIGATEURS].some((engine) => {
      const since = SUPPORT.get(key)![engine];
      return since === undefined || numberOf(since) > numberOf(oldest);
    })
      ? [`${name} ${oldest}`]
      : [],
  );

export const LATE = new Set<string>();
export const THERE = new Set<string>();
for (const key of SUPPORT.keys()) (lacking(key).length > 0 ? LATE : THERE).add(key);

/** All of today's engines have these; others must be tested for before use. */
export const EVERYWHERE = new Set(
  [...SUPPORT].flatMap(([key, support]) =>
    Object.values(ENGINES)
      .flat()
      .every((engine) => engine in support)
      ? [key]
      : [],
  ),
);
