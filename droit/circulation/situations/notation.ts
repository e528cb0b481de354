import { scene, type Carrefour } from '../../../drawing/scene/scene.ts';
import { pietons, vehicules } from '../../../drawing/scene/vocabulaire.ts';

/**
 * Shorthand. Users: `moi S-N; A:vélo E-O piste; tram O-E; piéton x N attend; B @S-N` — who,
 * from-to; `x` crosses that branch; `@S`: in the ring just before S. Branches are N, E, S, O unless
 * `sur` names others, with words of `ATTRIBUTS`.
 */
export interface Situation {
  titre: string;
  usagers: string;
  /** `{ S: 'B1, piste' }` */
  b?: Record<string, string>;
  sur?: string;
  agent?: string;
  lieu?: 'rond-point' | 'place';
  /** Complete: `moi→A, B→A`. */
  cede: string;
  /** `A tram | moi`; those in deadlock after `‖`. */
  ordre: string;
  arretes?: string;
  indecis?: string;
  article: string;
}

const CAPS: Record<string, string> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SO: 'sud-ouest',
  O: 'ouest',
  NO: 'nord-ouest',
};

const ATTRIBUTS: Record<string, object> = {
  terre: { voie: 'chemin de terre' },
  sentier: { voie: 'sentier' },
  pavés: { voie: 'pavés' },
  propriété: { voie: 'propriété' },
  trottoir: { voie: 'trottoir traversant' },
  entrant: { sens: 'entrant' },
  sortant: { sens: 'sortant' },
  contresens: { contresens: 'vélos' },
  piste: { piste: 'oui' },
  passage: { passage: 'piétons' },
  'passage vélos': { passage: 'cyclistes' },
  encombrée: { encombrée: 'oui' },
};

function branche(mots: string | undefined): object {
  const signaux: object[] = [];
  const sortie: Record<string, unknown> = {};
  for (const mot of (mots ?? '').split(', ').filter(Boolean)) {
    const [code = '', trait] = mot.split(' épais ');
    const [seul = '', sous] = mot.split(' sous ');
    if (mot.startsWith('feu ')) sortie['feu'] = mot.slice(4);
    else if (mot.startsWith('tc ')) signaux.push({ feu: mot.slice(3) });
    else if (trait)
      signaux.push({
        panneau: code,
        additionnel: { symbole: `trait épais ${trait.startsWith('de') ? trait : `à ${trait}`}` },
      });
    else if (sous) signaux.push({ panneau: seul, additionnel: { symbole: sous } });
    else if (/^B\d/.test(mot)) signaux.push({ panneau: mot });
    else if (ATTRIBUTS[mot]) Object.assign(sortie, ATTRIBUTS[mot]);
    else throw new Error(`notation : « ${mot} »`);
  }
  return signaux.length > 0 ? { ...sortie, panneau: signaux } : sortie;
}

const SUR: Record<string, string> = { site: 'site propre', bandebus: 'bande bus', piste: 'piste' };
const GENRES = new Set<string>([...vehicules, ...pietons]);
const CIRCONSTANCES: Record<string, object> = {
  sirène: { sirène: 'oui' },
  bleus: { feuxBleus: 'oui' },
  arrêté: { arrêté: 'oui' },
};

function usager(texte: string): object {
  const [tete = '', ...reste] = texte.trim().split(' ');
  const [nom = '', genre] = tete.replaceAll('_', ' ').split(':');
  let u: Record<string, unknown> = { qui: genre ?? (GENRES.has(nom) ? nom : 'voiture') };
  if (nom === 'moi') u['moi'] = 'oui';
  else if (!GENRES.has(nom)) u['nom'] = nom;
  reste.forEach((mot, i) => {
    const trajet = /^(@?)([NESO]+)-([NESO]+)$/.exec(mot);
    if (trajet) {
      u = {
        ...u,
        [trajet[1] ? 'anneau' : 'de']: CAPS[trajet[2] ?? ''],
        vers: CAPS[trajet[3] ?? ''],
      };
    } else if (mot === 'x') u['traverse'] = CAPS[reste[i + 1] ?? ''];
    else if (SUR[mot]) u['sur'] = SUR[mot];
    else if (CIRCONSTANCES[mot]) u = { ...u, ...CIRCONSTANCES[mot] };
    else if (/^rang\d$/.test(mot)) u['rang'] = Number(mot.slice(4));
    else if (['engagé', 'attend', 'approche'].includes(mot)) u['état'] = mot;
    else if (!CAPS[mot]) throw new Error(`notation : « ${mot} »`);
  });
  return u;
}

export function carrefourOf(
  situation: Pick<Situation, 'usagers' | 'b' | 'sur' | 'agent' | 'lieu'>,
): Carrefour {
  const [bras, regarde] = (situation.agent ?? '').split(' ');
  return scene.parse({
    lieu: situation.lieu ? 'rond-point' : 'carrefour',
    ...(situation.lieu === 'place' && { signalé: 'non' }),
    branches: Object.fromEntries(
      (situation.sur ?? 'N E S O').split(' ').map((d) => [CAPS[d], branche(situation.b?.[d])]),
    ),
    usagers: situation.usagers
      .split(';')
      .filter((x) => x.trim())
      .map(usager),
    ...(situation.agent && { agent: { bras, regarde: CAPS[regarde ?? ''] } }),
  }) as Carrefour;
}
