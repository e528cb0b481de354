import { isRue } from '../../../drawing/scene/elements.ts';
import { profondeurOf } from '../../../drawing/scene/dimensions.ts';
import { gabarit } from '../../../drawing/scene/gabarits.ts';
import { isChaussee } from '../../../drawing/scene/profil.ts';
import type { Element, Poteau } from '../../../drawing/scene/scene.ts';
import { feuxOf, panneauxOf } from '../signaux.ts';
import { isBas } from '../usagers.ts';
import { devant, touches } from '../voies.ts';
import { surChaussee } from './lieuxSansArret.ts';
import { arret, doute, stationnement, type ContexteArret, type Regle } from './raison.ts';
import { coteDuPoteau } from './signauxE.ts';

const CARREFOUR = 5;
const PASSAGE = 5;
const FEU = 20;
const SIGNAL = 20;
const ARRET_DE_BUS = 15;
/** In metres. The law has no figure: this is certainly near a bend or summit. */
const PRES = 20;

const elements = (contexte: ContexteArret, ...quoi: Element['quoi'][]) =>
  contexte.scene.éléments
    .filter((e) => quoi.includes(e.quoi))
    .map((e) => ({ e, de: e.a, a: e.a + profondeurOf(e) }));
const sensDuCote = (c: ContexteArret) => c.p.sur[0]?.sens ?? 'monte';
const aDroite = (contexte: ContexteArret): boolean => {
  const voie = contexte.p.sur[0];
  const bandes = contexte.voies.filter((x) => isChaussee(x.nom) && x.chaussee === voie?.chaussee);
  const milieu = ((bandes[0]?.x0 ?? 0) + (bandes.at(-1)?.x1 ?? 0)) / 2;
  return voie === undefined || (voie.x0 + voie.x1) / 2 >= milieu;
};

export const passages: Regle = (contexte) =>
  elements(contexte, 'passage pour piétons', 'passage pour cyclistes').flatMap(
    ({ e: element, de, a: fin }) => {
      if (touches(contexte.p, de, fin))
        return arret(`Ni arrêt ni stationnement sur un ${element.quoi}.`, '24, 4°');
      const loin = devant(sensDuCote(contexte), contexte.p, de, fin);
      return surChaussee(contexte) && loin >= 0 && loin < PASSAGE
        ? arret(`À moins de 5 m avant un ${element.quoi}, ni arrêt ni stationnement.`, '24, 4°')
        : [];
    },
  );

export const passageANiveau: Regle = (contexte) =>
  elements(contexte, 'passage à niveau').flatMap(({ de, a: fin }) =>
    touches(contexte.p, de, fin)
      ? arret('Ni arrêt ni stationnement sur un passage à niveau.', '24, 3°')
      : [],
  );

export const damier: Regle = (contexte) =>
  elements(contexte, 'damier').flatMap(({ de, a: fin }) =>
    touches(contexte.p, de, fin) ? arret('Ni arrêt ni stationnement sur un damier.', '77') : [],
  );

export const tunnelOuPont: Regle = (contexte) =>
  elements(contexte, 'tunnel', 'pont').flatMap(({ e: element, de, a: fin }) =>
    surChaussee(contexte) && touches(contexte.p, de, fin)
      ? arret(
          `Sur la chaussée, ni arrêt ni stationnement ${element.quoi === 'pont' ? 'sous un pont' : 'dans un tunnel'}.`,
          '24, 5°',
        )
      : [],
  );

export const sommetOuVirage: Regle = (contexte) =>
  elements(contexte, 'sommet de côte', 'virage à gauche', 'virage à droite').flatMap(
    ({ e: element, de }) => {
      if (element.valeur === 'dégagé' || !surChaussee(contexte)) return [];
      const loin = Math.max(de - contexte.p.fin, contexte.p.debut - de, 0);
      const quoi =
        element.quoi === 'sommet de côte'
          ? 'près d’un sommet de côte'
          : 'dans un virage sans visibilité';
      return loin <= PRES
        ? arret(`Ni arrêt ni stationnement ${quoi}.`, '24, 6°')
        : doute('arrêt', `${loin} m ${quoi} : la loi ne donne pas de distance`);
    },
  );

/** Measures from the crossing road's nearest edge; opposite a side road the text is disputed. */
export const carrefours: Regle = (contexte) =>
  elements(contexte, 'rue à droite', 'rue à gauche', 'rues des deux côtés').flatMap(
    ({ e: element, de, a: fin }) => {
      if (element.nature === 'propriété') return [];
      if (!touches(contexte.p, de - CARREFOUR, fin + CARREFOUR)) return [];
      const cote = aDroite(contexte) ? 'rue à droite' : 'rue à gauche';
      if (element.nature === 'chemin de terre' || element.nature === 'sentier')
        return doute('arrêt', 'à moins de 5 m du débouché d’un chemin');
      if (element.quoi !== cote && element.quoi !== 'rues des deux côtés')
        return doute('arrêt', 'en face d’une rue qui débouche');
      return arret('À moins de 5 m du carrefour, ni arrêt ni stationnement.', '24, 7°');
    },
  );

const pourLui = (contexte: ContexteArret, poteau: Poteau): boolean => {
  const cote = coteDuPoteau(poteau.côté, poteau.sens);
  return (
    poteau.sens === sensDuCote(contexte) &&
    (cote === 'au-dessus' || (cote === 'droite') === aDroite(contexte))
  );
};
const avant = (contexte: ContexteArret, poteau: Poteau, metres: number): boolean => {
  const loin = devant(sensDuCote(contexte), contexte.p, poteau.a);
  return loin >= 0 && loin < metres;
};

export const feux: Regle = (contexte) =>
  contexte.scene.poteaux.flatMap((poteau) => {
    const feu = poteau.feu ?? feuxOf(poteau.panneau)[0];
    if (feu === undefined || !pourLui(contexte, poteau) || !avant(contexte, poteau, FEU)) return [];
    const auCarrefour = contexte.scene.éléments.some(
      (e) => isRue(e) && Math.abs(e.a + profondeurOf(e) / 2 - poteau.a) < 15,
    );
    if (auCarrefour)
      return arret('À moins de 20 m avant les feux, ni arrêt ni stationnement.', '24, 8°');
    return isBas(contexte.p.u)
      ? doute('arrêt', 'moins de 20 m avant des feux hors carrefour : tout dépend des hauteurs')
      : arret('À moins de 20 m avant les feux, ni arrêt ni stationnement.', '24, 9°');
  });

/** Low vehicles hide no sign at 2 m; signs about parking do not count. */
export const signaux: Regle = (contexte) =>
  contexte.scene.poteaux.flatMap((poteau) => {
    const codes = panneauxOf(poteau.panneau).filter((x) => /^[ABCD]/.test(x.panneau));
    if (codes.length === 0 || !pourLui(contexte, poteau) || !avant(contexte, poteau, SIGNAL))
      return [];
    return isBas(contexte.p.u)
      ? doute('arrêt', 'moins de 20 m avant un signal : tout dépend des hauteurs')
      : arret(
          'À moins de 20 m avant un signal, un véhicule haut ne s’arrête pas : il le cacherait.',
          '24, 10°',
        );
  });

export const dispositifSureleve: Regle = (contexte) =>
  elements(contexte, 'dispositif surélevé').flatMap(({ de, a: fin }) =>
    touches(contexte.p, de, fin) && surChaussee(contexte)
      ? arret('Ni arrêt ni stationnement sur un dispositif surélevé.', '24, 11°', '22ter')
      : [],
  );

/** A stop is at the right unless its surface says otherwise. */
export const arretDeBus: Regle = (contexte) =>
  elements(
    contexte,
    'arrêt de bus',
    'arrêt de tram avec refuge',
    'arrêt de tram sans refuge',
  ).flatMap(({ e: element }) => {
    const voie =
      element.voie === undefined ? undefined : contexte.voies[Math.floor(element.voie) - 1];
    const sens = voie?.sens ?? 'monte';
    const loin = Math.max(element.a - contexte.p.fin, contexte.p.debut - element.a, 0);
    return sens === sensDuCote(contexte) && loin < ARRET_DE_BUS
      ? stationnement(
          'À moins de 15 m d’un panneau d’arrêt de bus ou de tram, seul l’arrêt est permis.',
          '25.1.2°',
        )
      : [];
  });

export const garage: Regle = (contexte) =>
  elements(contexte, aDroite(contexte) ? 'garage à droite' : 'garage à gauche').flatMap(
    ({ de, a: fin }) =>
      touches(contexte.p, de, fin)
        ? stationnement('Devant un accès carrossable, seul l’arrêt est permis.', '25.1.3°')
        : [],
  );

export const sortieDePropriete: Regle = (contexte) =>
  elements(contexte, aDroite(contexte) ? 'rue à droite' : 'rue à gauche').flatMap(
    ({ e: element, de, a: fin }) =>
      element.nature === 'propriété' && touches(contexte.p, de, fin)
        ? stationnement('Devant un accès carrossable, seul l’arrêt est permis.', '25.1.3°')
        : [],
  );

export const largeurOf = (qui: ContexteArret['p']['u']['qui']): number => gabarit(qui)[1];
