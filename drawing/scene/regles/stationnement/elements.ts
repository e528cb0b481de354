import { profondeurDe } from '../../dimensions.ts';
import { gabarit } from '../../gabarits.ts';
import type { Element, Poteau } from '../../scene.ts';
import { feuxDe, panneauxDe } from '../signaux.ts';
import { devant, estChaussee, touche } from '../voies.ts';
import { surChaussee } from './lieux.ts';
import { arret, doute, stationnement, type Contexte, type Regle } from './raison.ts';
import { coteDuPoteau } from './signauxE.ts';

const CARREFOUR = 5;
const PASSAGE = 5;
const FEU = 20;
const SIGNAL = 20;
const ARRET_DE_BUS = 15;
/** No figure in the law: nearer than this a bend or a summit is certainly near. */
const PRES = 20;
const HAUTEUR_BASSE = new Set(['voiture', 'moto', 'cyclomoteur', 'vélo', 'trottinette', 'police']);

const elements = (c: Contexte, ...quoi: Element['quoi'][]) =>
  c.scene.éléments
    .filter((e) => quoi.includes(e.quoi))
    .map((e) => ({ e, de: e.a, a: e.a + profondeurDe(e) }));
const sensDuCote = (c: Contexte) => c.p.sur[0]?.sens ?? 'monte';
/** The side of the picture, by the traffic that the vehicle stands beside. */
const aDroite = (c: Contexte): boolean => {
  const v = c.p.sur[0];
  const bandes = c.voies.filter((x) => estChaussee(x.nom) && x.chaussee === v?.chaussee);
  const milieu = ((bandes[0]?.x0 ?? 0) + (bandes.at(-1)?.x1 ?? 0)) / 2;
  return v === undefined || (v.x0 + v.x1) / 2 >= milieu;
};

export const passages: Regle = (c) =>
  elements(c, 'passage pour piétons', 'passage pour cyclistes').flatMap(({ e, de, a }) => {
    if (touche(c.p, de, a)) return arret(`Ni arrêt ni stationnement sur un ${e.quoi}.`, '24, 4°');
    const loin = devant(sensDuCote(c), c.p, de, a);
    return surChaussee(c) && loin >= 0 && loin < PASSAGE
      ? arret(`À moins de 5 m avant un ${e.quoi}, ni arrêt ni stationnement.`, '24, 4°')
      : [];
  });

export const passageANiveau: Regle = (c) =>
  elements(c, 'passage à niveau').flatMap(({ de, a }) =>
    touche(c.p, de, a) ? arret('Ni arrêt ni stationnement sur un passage à niveau.', '24, 3°') : [],
  );

export const damier: Regle = (c) =>
  elements(c, 'damier').flatMap(({ de, a }) =>
    touche(c.p, de, a) ? arret('Ni arrêt ni stationnement sur un damier.', '77') : [],
  );

export const tunnelOuPont: Regle = (c) =>
  elements(c, 'tunnel', 'pont').flatMap(({ e, de, a }) =>
    surChaussee(c) && touche(c.p, de, a)
      ? arret(
          `Sur la chaussée, ni arrêt ni stationnement ${e.quoi === 'pont' ? 'sous un pont' : 'dans un tunnel'}.`,
          '24, 5°',
        )
      : [],
  );

export const sommetOuVirage: Regle = (c) =>
  elements(c, 'sommet de côte', 'virage à gauche', 'virage à droite').flatMap(({ e, de }) => {
    if (e.valeur === 'dégagé' || !surChaussee(c)) return [];
    const loin = Math.max(de - c.p.fin, c.p.debut - de, 0);
    const quoi =
      e.quoi === 'sommet de côte' ? 'près d’un sommet de côte' : 'dans un virage sans visibilité';
    return loin <= PRES
      ? arret(`Ni arrêt ni stationnement ${quoi}.`, '24, 6°')
      : doute('arrêt', `${loin} m ${quoi} : la loi ne donne pas de distance`);
  });

/** From the nearest edge of the road that crosses; opposite a side road the text is argued about. */
export const carrefours: Regle = (c) =>
  elements(c, 'rue à droite', 'rue à gauche', 'rues des deux côtés').flatMap(({ e, de, a }) => {
    if (e.nature === 'propriété') return [];
    if (!touche(c.p, de - CARREFOUR, a + CARREFOUR)) return [];
    const cote = aDroite(c) ? 'rue à droite' : 'rue à gauche';
    if (e.nature === 'chemin de terre' || e.nature === 'sentier')
      return doute('arrêt', 'à moins de 5 m du débouché d’un chemin');
    if (e.quoi !== cote && e.quoi !== 'rues des deux côtés')
      return doute('arrêt', 'en face d’une rue qui débouche');
    return arret('À moins de 5 m du carrefour, ni arrêt ni stationnement.', '24, 7°');
  });

const pourLui = (c: Contexte, p: Poteau): boolean => {
  const cote = coteDuPoteau(p.côté, p.sens);
  return p.sens === sensDuCote(c) && (cote === 'au-dessus' || (cote === 'droite') === aDroite(c));
};
const avant = (c: Contexte, p: Poteau, metres: number): boolean => {
  const loin = devant(sensDuCote(c), c.p, p.a);
  return loin >= 0 && loin < metres;
};

export const feux: Regle = (c) =>
  c.scene.poteaux.flatMap((p) => {
    const feu = p.feu ?? feuxDe(p.panneau)[0];
    if (feu === undefined || !pourLui(c, p) || !avant(c, p, FEU)) return [];
    const auCarrefour = c.scene.éléments.some(
      (e) => e.quoi.startsWith('rue') && Math.abs(e.a + profondeurDe(e) / 2 - p.a) < 15,
    );
    if (auCarrefour)
      return arret('À moins de 20 m avant les feux, ni arrêt ni stationnement.', '24, 8°');
    return HAUTEUR_BASSE.has(c.p.u.qui)
      ? doute('arrêt', 'moins de 20 m avant des feux hors carrefour : tout dépend des hauteurs')
      : arret('À moins de 20 m avant les feux, ni arrêt ni stationnement.', '24, 9°');
  });

/** Low vehicles hide no sign that stands 2 m high; signs about parking are not counted. */
export const signaux: Regle = (c) =>
  c.scene.poteaux.flatMap((p) => {
    const codes = panneauxDe(p.panneau).filter((x) => /^[ABCD]/.test(x.panneau));
    if (codes.length === 0 || !pourLui(c, p) || !avant(c, p, SIGNAL)) return [];
    return HAUTEUR_BASSE.has(c.p.u.qui)
      ? doute('arrêt', 'moins de 20 m avant un signal : tout dépend des hauteurs')
      : arret(
          'À moins de 20 m avant un signal, un véhicule haut ne s’arrête pas : il le cacherait.',
          '24, 10°',
        );
  });

export const dispositifSureleve: Regle = (c) =>
  elements(c, 'dispositif surélevé').flatMap(({ de, a }) =>
    touche(c.p, de, a) && surChaussee(c)
      ? arret('Ni arrêt ni stationnement sur un dispositif surélevé.', '24, 11°', '22ter')
      : [],
  );

/** Of the side on which the stop is; it is at the right unless its surface is said. */
export const arretDeBus: Regle = (c) =>
  elements(c, 'arrêt de bus', 'arrêt de tram avec refuge', 'arrêt de tram sans refuge').flatMap(
    ({ e }) => {
      const v = e.voie === undefined ? undefined : c.voies[Math.floor(e.voie) - 1];
      const sens = v?.sens ?? 'monte';
      const loin = Math.max(e.a - c.p.fin, c.p.debut - e.a, 0);
      return sens === sensDuCote(c) && loin < ARRET_DE_BUS
        ? stationnement(
            'À moins de 15 m d’un panneau d’arrêt de bus ou de tram, seul l’arrêt est permis.',
            '25.1.2°',
          )
        : [];
    },
  );

export const garage: Regle = (c) =>
  elements(c, aDroite(c) ? 'garage à droite' : 'garage à gauche').flatMap(({ de, a }) =>
    touche(c.p, de, a)
      ? stationnement('Devant un accès carrossable, seul l’arrêt est permis.', '25.1.3°')
      : [],
  );

export const sortieDePropriete: Regle = (c) =>
  elements(c, aDroite(c) ? 'rue à droite' : 'rue à gauche').flatMap(({ e, de, a }) =>
    e.nature === 'propriété' && touche(c.p, de, a)
      ? stationnement('Devant un accès carrossable, seul l’arrêt est permis.', '25.1.3°')
      : [],
  );

export const largeurDe = (qui: Contexte['p']['u']['qui']): number => gabarit(qui)[1];
