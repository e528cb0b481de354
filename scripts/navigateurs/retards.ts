import { features } from 'web-features';
import { NAVIGATEURS } from '../../web/navigateurs.ts';

/** Where the data have the browsers that we name. */
const ENGINES: Record<keyof typeof NAVIGATEURS, string[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

const numberOf = (version: string) => Number(version.replace('≤', ''));

type Support = Record<string, string>;

/** From which version on each browser has it, by the key of the compatibility data: `api.URL.parse_static`. */
export const SUPPORT = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]): [string, Support] => [key, support as Support],
        )
      : [],
  ),
);

/** Of ours, those that lack it. */
export const lacking = (key: string): string[] =>
  Object.entries(NAVIGATEURS).flatMap(([name, oldest]) =>
    ENGINES[name as keyof typeof NAVIGATEURS].some((engine) => {
      const since = SUPPORT.get(key)![engine];
      return since === undefined || numberOf(since) > numberOf(oldest);
    })
      ? [`${name} ${oldest}`]
      : [],
  );

/** Every key that one of our browsers lacks, and every one that all have. */
export const LATE = new Set<string>();
export const THERE = new Set<string>();
for (const key of SUPPORT.keys()) (lacking(key).length > 0 ? LATE : THERE).add(key);

/** In all engines of today; what is not is asked for before it is used, or nobody would see it work. */
export const EVERYWHERE = new Set(
  [...SUPPORT].flatMap(([key, support]) =>
    Object.values(ENGINES)
      .flat()
      .every((engine) => engine in support)
      ? [key]
      : [],
  ),
);
