import { codeDuClip } from '../../films/envoi.ts';
import type { Fenetre } from '../../films/juge.ts';
import type { ClipGarde, SosieVu } from '../../films/sosies.ts';
import type { Person, School } from './school.ts';
import { newHolder, tokenOf } from './tpr.ts';

/** In pixels: a phone that lies, which shows 62 degrees across. */
export const ECRAN = { largeur: 800, hauteur: 450 };
const DEMI = Math.tan((62 * Math.PI) / 360);

type Porteur = Awaited<ReturnType<typeof newHolder>>;

/** A session of our player for who holds an access. */
export async function openSeance(school: School, { eleve, ou }: Pick<Porteur, 'eleve' | 'ou'>) {
  const { acces_id, acces_user_id } = ou;
  const jeton = await tokenOf(eleve, { acces_id, acces_user_id });
  const { seance } = await school.visitor.call('openLecteur', { jeton });
  return { jeton, seance };
}

export async function openPlayer(school: School, nom: string) {
  const holder = await newHolder(school, nom);
  return { ...holder, ...(await openSeance(school, holder)) };
}

/** The server alone knows them. */
export async function windowsOf(school: School, clip: string): Promise<Fenetre[]> {
  const { fenetres } = await school.database.read
    .selectFrom('clip')
    .select('fenetres')
    .where('reference', '=', clip)
    .executeTakeFirstOrThrow();
  return JSON.parse(fenetres) as Fenetre[];
}

export async function sosiesOf(school: School, clip: string): Promise<readonly SosieVu[]> {
  const { contenu } = await school.database.read
    .selectFrom('clip')
    .select('contenu')
    .where('reference', '=', clip)
    .executeTakeFirstOrThrow();
  return (JSON.parse(contenu) as ClipGarde).sosies;
}

/** A click in the middle of a danger, so many seconds after it opened. */
export function clicSur({ ouvre, cibles }: Fenetre, apres = 0.5) {
  const t = ouvre + apres;
  for (const { de, cadres } of cibles) {
    const cadre = cadres[Math.round((t - de) * 10)];
    if (!cadre) continue;
    const [u, v] = [(cadre[0] + cadre[2]) / 2, (cadre[1] + cadre[3]) / 2];
    const x = (u / DEMI + 1) / 2;
    const y = (1 - (v * ECRAN.largeur) / (DEMI * ECRAN.hauteur)) / 2;
    return { t, x, y };
  }
  throw new Error('Personne n’est à voir à cet instant.');
}

export const clicsJustes = async (school: School, clip: string) =>
  (await windowsOf(school, clip))
    .map((fenetre) => clicSur(fenetre))
    .toSorted((un, autre) => un.t - autre.t);

const clipOf = async (school: School, id: number): Promise<string> =>
  (
    await school.database.read
      .selectFrom('perceptionPartie')
      .select('clip')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).clip;

/** Plays a whole test; `clicsDe`: what is clicked in each clip. */
export async function playTest(
  school: School,
  visitor: Pick<Person, 'call'>,
  { seance, regle }: { seance: string; regle: 'dix-clics' | 'moins-un' },
  clicsDe: (clip: string) => Promise<{ t: number; x: number; y: number }[]>,
) {
  const { test_id } = await visitor.call('addTest', { seance, regle });
  for (let n = 0; n < 5; n += 1) {
    const { partie_id } = await visitor.call('addPartieDeTest', { seance, test_id });
    const clip = await clipOf(school, partie_id);
    school.later(46);
    const suite = await visitor.call('endPartie', {
      seance,
      partie_id,
      clics: await clicsDe(clip),
      ecran: ECRAN,
    });
    if (suite.termine === 1) break;
  }
  return visitor.call('getTest', { seance, test_id });
}

/** The clip that anybody may try: two dangers. */
export const CLIP = codeDuClip('ballon-devant-l-ecole');

type Joueur = Awaited<ReturnType<typeof openPlayer>>;

/** Steps of a browser with a clip, and of its learner at home. */
export function openSteps(school: School) {
  const { visitor } = school;
  let nth = 0;
  return {
    player: () => openPlayer(school, `perception-${(nth += 1)}`),
    begin: async ({ seance }: Pick<Joueur, 'seance'>, forme = 'clique', clip = CLIP) => {
      const begun = await visitor.call('addPartie', { seance, clip, forme });
      school.later(40);
      return begun;
    },
    end: (
      { seance }: Pick<Joueur, 'seance'>,
      { partie_id }: { partie_id: number },
      clics: { t: number; x: number; y: number }[],
      more: object = {},
    ) => visitor.call('endPartie', { seance, partie_id, clics, ecran: ECRAN, ...more }),
    shown: async ({ eleve }: Pick<Joueur, 'eleve'>) =>
      (await eleve.call('getExercices', {})).acces.flatMap(({ exercices }) => exercices),
    /** As if he had seen it. */
    vue: ({ ou: { acces_user_id } }: Pick<Joueur, 'ou'>, clip: string) => ({
      acces_user_id,
      seance: 'ailleurs',
      clip,
      titre: 'Une rue',
      forme: 'mots',
      dateDebut: school.now().toISOString(),
      dateFin: school.now().toISOString(),
      annonce: 1,
    }),
  };
}
