import { codeDu, codes } from '../droit/codes.ts';
import type { Dessin } from './dessin.ts';
import { drawDessin } from './drawDessin.ts';
import { etatsFeu } from './feux.ts';
import { nomsMarquage } from './marquages.ts';
import { exempleObjet, nomsObjet } from './objets/index.ts';
import { panneaux } from './panneaux/index.ts';
import { USAGES } from './panneaux/usages.ts';
import { gabarit } from './scene/gabarits.ts';
import { profondeurOf } from './scene/dimensions.ts';
import { sprite } from './scene/dessus/sprites.ts';
import { unites } from './scene/dessus/traces.ts';
import { nomOf } from './scene/mots/noms.ts';
import type { Vu } from './scene/plan/plan.ts';
import { type SceneEcrite, quois, scene } from './scene/scene.ts';
import { couleurs, pietons, temps, vehicules } from './scene/vocabulaire.ts';
import { el } from './svg.ts';

/** A word that one picks by its picture. */
export interface Modele {
  mot: string;
  /** In words to search, or to read aloud. */
  dit: string;
  svg: string;
  /** Such a plate bears something: an example. */
  exemple?: string;
}

export const GENRES_DE_MODELES = [
  'panneau',
  'feu',
  'marquage',
  'objet',
  'qui',
  'temps',
  'quoi',
] as const;
export type GenreDeModele = (typeof GENRES_DE_MODELES)[number];

/** Whoever or whatever only roads have. */
const SUR_ROUTE = ['remorque', 'caravane', 'obstacle', 'travaux'] as const;

/** All words of a kind that have a picture on `jour` (YYYY-MM-DD). */
export function modelesOf(genre: GenreDeModele, jour: string): Modele[] {
  const of = (mot: string, dessin: Dessin, dit?: string, exemple?: string): Modele => {
    const { svg, description } = drawDessin(dessin, jour);
    return { mot, dit: dit ?? description, svg, ...(exemple !== undefined && { exemple }) };
  };
  switch (genre) {
    case 'panneau': {
      const code = codeDu(jour);
      return panneaux
        .filter(({ valable }) => valable === codes[code])
        .map(({ code: panneau, exemple }) => {
          const dessin = { panneau, ...(exemple !== undefined && { valeur: exemple }) };
          const { svg, description } = drawDessin(dessin, jour);
          const usage = code === 'AR1975' ? USAGES[panneau] : undefined;
          return {
            mot: panneau,
            dit: usage ? `${usage}. ${description}` : description,
            svg,
            ...(exemple !== undefined && { exemple }),
          };
        });
    }
    case 'feu':
      return etatsFeu.map((feu) => of(feu, { feu }, feu));
    case 'marquage':
      return nomsMarquage.map((marquage) => of(marquage, { marquage }, marquage));
    case 'objet':
      return nomsObjet.map((objet) => {
        const exemple = exempleObjet(objet);
        const dessin = { objet, ...(exemple !== undefined && { valeur: exemple }) };
        return of(objet, dessin, objet, exemple);
      });
    case 'qui':
      return [...vehicules, ...pietons, ...SUR_ROUTE].map((qui) => ({
        mot: qui,
        dit: nomOf({ qui, couleur: couleurs[0] }, false).replace(/ bleue?$/, ''),
        svg: portrait(qui),
      }));
    case 'temps':
      return temps.map((mot) => of(mot, { scene: scene.parse({ ...CROIX, temps: mot }) }, mot));
    case 'quoi':
      return quois.map((quoi) => of(quoi, { scene: scene.parse(avec(quoi)) }, quoi));
  }
}

function portrait(qui: Vu['qui']): string {
  const [long, large] = gabarit(qui);
  const [l, h] = [unites(large) + 16, unites(long) + 16];
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${-l / 2} ${-h / 2} ${l} ${h}` },
    sprite(qui, 'bleue'),
  );
}

const CROIX: SceneEcrite = {
  lieu: 'carrefour',
  branches: { nord: {}, est: {}, sud: {}, ouest: {} },
  usagers: [{ qui: 'voiture', de: 'sud' }],
};

const EN_TRAVERS = new Set<string>(['ligne d’arrêt', 'triangles', 'zone avancée']);
const SUR_UNE_VOIE = /^flèche|triangle de panne|damier/;

/** A road with that one thing on it. */
function avec(quoi: (typeof quois)[number]): SceneEcrite {
  const long = profondeurOf({ quoi, a: 0 });
  return {
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 26,
    éléments: [
      {
        quoi,
        a: Math.max(3, Math.round(13 - long / 2)),
        ...((EN_TRAVERS.has(quoi) || SUR_UNE_VOIE.test(quoi)) && { voie: 3 }),
        ...(quoi === 'flèche de sélection' && { valeur: 'droit' }),
        ...(quoi === 'passage à niveau' && { barrières: 'ouvertes' as const }),
      },
    ],
  };
}
