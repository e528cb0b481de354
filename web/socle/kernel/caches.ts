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
/** Asks a worker for its build; it answers through the port sent along. */
export const QUI = 'qui';
