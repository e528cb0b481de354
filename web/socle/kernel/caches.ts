/** The worker's caches; all but `anciens` reveal what somebody did here. */
export const CACHES = {
  /** Files of the previous build, for pages that are still open. */
  anciens: 'priorite-anciens',
  pages: 'priorite-pages',
  images: 'priorite-images',
  films: 'priorite-films',
} as const;

/** An empty cache as a flag: workers cannot read storage, and keep nothing without it. */
export const OUVERT = 'priorite-eleve';

export const PRENDRE = 'prendre';
export const QUI = 'qui';
