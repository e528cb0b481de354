/** What the worker keeps beside the build itself. All but `anciens` tells what somebody has done here. */
export const CACHES = {
  /** Built files of one build ago, for pages that are still open. */
  anciens: 'priorite-anciens',
  pages: 'priorite-pages',
  images: 'priorite-images',
  films: 'priorite-films',
} as const;

/** Empty, and there while a learner is connected: a worker cannot read storage, and without it keeps nothing. */
export const OUVERT = 'priorite-eleve';

/** Said to a worker that waits: it may come in. */
export const PRENDRE = 'prendre';
/** And: of which build is it? It answers by the port that comes along. */
export const QUI = 'qui';
