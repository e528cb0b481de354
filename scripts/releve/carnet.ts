/** All that learners saw during one fault. */
export interface Carnet {
  /** Letters by « attempt position », as servers have acknowledged them. */
  acquittees: Map<string, string>;
  /** Orders that somebody was about to pay. */
  commandes: string[];
  /** In milliseconds: the longest that somebody waited for something. */
  attente: number;
  /** Its call, and how long after the fault it began. */
  quoi: string;
  debut: number;
  erreurs: string[];
  /** Pictures that did not come: the browser shows the drawing. */
  dessins: number;
  /** Statuses, 0 without one: kept and sent again, of which nobody notices more than a pause. */
  renvois: number[];
  /** Begun and not ended. */
  enCours: number;
}

export const openCarnet = (): Carnet => ({
  acquittees: new Map(),
  commandes: [],
  attente: 0,
  quoi: '',
  debut: performance.now(),
  erreurs: [],
  dessins: 0,
  renvois: [],
  enCours: 0,
});

/** Times what a learner waits for, where it has a name; it belongs to the page that it began on. */
export async function during<T>(
  carnet: Carnet,
  quoi: string | undefined,
  job: (carnet: Carnet) => Promise<T>,
): Promise<T> {
  const depuis = performance.now();
  carnet.enCours++;
  const done = await job(carnet);
  carnet.enCours--;
  const attente = performance.now() - depuis;
  if (!quoi || attente <= carnet.attente) return done;
  const apres = Math.round((depuis - carnet.debut) / 1000);
  Object.assign(carnet, { attente, quoi: `${quoi}, ${apres} s après` });
  return done;
}
