import type { SceneEcrite } from '../../../drawing/scene/scene.ts';

type RouteEcrite = Extract<SceneEcrite, { lieu: 'route' | 'autoroute' | 'route pour automobiles' }>;

export interface Double {
  titre: string;
  /** Country road: the centre line from left to right. */
  axe?: string;
  /** I am at 10 m, he at 25 m. */
  lui?: string;
  plusLui?: object;
  moi?: object;
  route?: Partial<RouteEcrite>;
  autres?: object[];
  permis: 'oui' | 'non' | 'doute';
  cote?: 'gauche' | 'droite' | 'contourner';
  article?: string;
}

const el = (quoi: string, a: number, plus = {}) => ({ éléments: [{ quoi, a, ...plus } as never] });
const pot = (code: string, a: number, plus = {}) => ({
  poteaux: [{ panneau: { panneau: code } as never, a, ...plus }],
});
const DESCEND = { moi: { voie: 2, a: 40 }, plusLui: { voie: 2, a: 25 } };
const QUATRE = {
  profil: ['herbe', 'descend', ':', 'descend', '|', 'monte', ':', 'monte', 'herbe'] as never,
};
const AU_BORD = { moi: { voie: 5 }, plusLui: { voie: 5 } };

/** Decided by hand from code-de-la-route.md#overtaking. */
// oxfmt-ignore
export const doubles: Double[] = [
  { titre: 'tracteur, rien ne l’interdit', permis: 'oui', cote: 'gauche' },
  { titre: 'ligne continue', axe: '|', permis: 'non', article: '72.2' },
  { titre: 'deux lignes continues', axe: '||', permis: 'non', article: '72.2' },
  { titre: 'discontinue de mon côté', axe: '|:', permis: 'oui' },
  { titre: 'continue de mon côté', axe: ':|', permis: 'non', article: '72.2' },
  { titre: 'en descendant, continue de mon côté', axe: '|:', ...DESCEND, permis: 'non', article: '72.2' },
  { titre: 'en descendant, discontinue de mon côté', axe: ':|', ...DESCEND, permis: 'oui' },
  { titre: 'traits courts', axe: '::', permis: 'oui' },
  { titre: 'orange continue', axe: 'orange |', permis: 'non', article: '73' },
  { titre: 'orange discontinue sur blanche continue', route: { profil: ['herbe', 'descend', '|', 'orange :', 'monte', 'herbe'] }, permis: 'oui' },
  { titre: 'ligne continue et vélo', axe: '|', lui: 'vélo', permis: 'non', article: '72.2' },
  { titre: 'ligne continue, vélo sur sa piste', lui: 'vélo', plusLui: { voie: 4 }, route: { profil: ['herbe', 'descend', '|', 'monte', 'piste monte', 'herbe'] }, permis: 'oui' },
  { titre: 'C35, voiture', lui: 'voiture', route: pot('C35', 5), permis: 'non', article: '68.3' },
  { titre: 'C35, tracteur', route: pot('C35', 20), permis: 'non', article: '68.3' },
  { titre: 'C35, attelage', lui: 'attelage', route: pot('C35', 5), permis: 'non', article: '68.3' },
  { titre: 'C35, vélo', lui: 'vélo', route: pot('C35', 5), permis: 'oui' },
  { titre: 'C35, cyclomoteur', lui: 'cyclomoteur', route: pot('C35', 5), permis: 'oui' },
  { titre: 'C35, moto', lui: 'moto', route: pot('C35', 5), permis: 'oui' },
  { titre: 'C35 pour l’autre sens', route: pot('C35', 5, { sens: 'descend' }), permis: 'oui' },
  { titre: 'C35 sans être vu', route: { régime: ['C35'] }, permis: 'non', article: '68.3' },
  { titre: 'C35 puis C37', route: { poteaux: [...pot('C35', 1).poteaux, ...pot('C37', 6).poteaux] }, permis: 'oui' },
  { titre: 'C35 puis un carrefour', moi: { a: 40 }, plusLui: { a: 55 }, route: { ...pot('C35', 5), ...el('rue à droite', 10) }, permis: 'oui' },
  { titre: 'C39, voiture', route: pot('C39', 5), permis: 'oui' },
  { titre: 'C39, camion', moi: { qui: 'camion' }, route: pot('C39', 5), permis: 'non', article: '68.3' },
  { titre: 'carrefour sans signal', route: el('rue à droite', 45), permis: 'non', article: '17.2.2°' },
  { titre: 'carrefour, rue à gauche', route: el('rue à gauche', 45), permis: 'non', article: '17.2.2°' },
  { titre: 'carrefour, vélo', lui: 'vélo', route: el('rue à droite', 45), permis: 'oui' },
  { titre: 'carrefour, cyclomoteur', lui: 'cyclomoteur', route: el('rue à droite', 45), permis: 'non', article: '17.2.2°' },
  { titre: 'carrefour, B9', route: { régime: ['B9'], ...el('rue à droite', 45) }, permis: 'oui' },
  { titre: 'carrefour, B15', route: { ...pot('B15', 30), ...el('rue à droite', 45) }, permis: 'oui' },
  { titre: 'carrefour, B17', route: { ...pot('B17', 30), ...el('rue à droite', 45) }, permis: 'non', article: '17.2.2°' },
  { titre: 'carrefour, B1', route: { ...pot('B1', 43), ...el('rue à droite', 45) }, permis: 'non', article: '17.2.2°' },
  { titre: 'carrefour, STOP', route: { ...pot('B5', 43), ...el('rue à droite', 45) }, permis: 'non', article: '17.2.2°' },
  { titre: 'ceux de la rue ont B1', route: el('rue à droite', 45, { panneau: { panneau: 'B1' } }), permis: 'oui' },
  { titre: 'chemin de terre', route: el('rue à droite', 45, { nature: 'chemin de terre' }), permis: 'oui' },
  { titre: 'carrefour à feux', route: { poteaux: [{ feu: 'vert', a: 43 }], ...el('rue à droite', 45) }, permis: 'oui' },
  { titre: 'passage à niveau sans rien', route: el('passage à niveau', 45, { barrières: 'sans' }), permis: 'non', article: '17.2.1°' },
  { titre: 'passage à niveau à barrières', route: el('passage à niveau', 45, { barrières: 'ouvertes' }), permis: 'oui' },
  { titre: 'passage à niveau à feux', route: el('passage à niveau', 45, { barrières: 'sans', feux: 'blanc' }), permis: 'oui' },
  { titre: 'passage à niveau, vélo', lui: 'vélo', route: el('passage à niveau', 45, { barrières: 'sans' }), permis: 'oui' },
  { titre: 'sommet', route: el('sommet de côte', 45), permis: 'non', article: '17.2.3°' },
  { titre: 'sommet, vélo', lui: 'vélo', route: el('sommet de côte', 45), permis: 'non', article: '17.1' },
  { titre: 'sommet, quatre bandes et axe continu', ...AU_BORD, route: { ...QUATRE, ...el('sommet de côte', 45) }, permis: 'oui' },
  { titre: 'sommet, ligne continue à franchir', axe: '|', route: el('sommet de côte', 45), permis: 'non', article: '17.2.3°' },
  { titre: 'virage', route: el('virage à gauche', 45), permis: 'non', article: '17.2.3°' },
  { titre: 'virage dégagé', route: el('virage à gauche', 45, { valeur: 'dégagé' }), permis: 'oui' },
  { titre: 'il dépasse un tracteur', lui: 'voiture', plusLui: { voie: 2, sens: 'monte', fait: 'dépasse par la gauche' }, autres: [{ qui: 'tracteur', nom: 'B', voie: 3, a: 28 }], permis: 'non', article: '17.2.4°' },
  { titre: 'il dépasse un vélo', lui: 'voiture', plusLui: { voie: 2, sens: 'monte', fait: 'dépasse par la gauche' }, autres: [{ qui: 'vélo', voie: 3, a: 28 }], permis: 'oui' },
  { titre: 'il dépasse, trois bandes', lui: 'voiture', moi: { voie: 3 }, plusLui: { voie: 3, fait: 'dépasse par la gauche' }, route: { profil: ['herbe', 'monte', ':', 'monte', ':', 'monte', 'herbe'] }, autres: [{ qui: 'camion', nom: 'B', voie: 4, a: 28 }], permis: 'oui' },
  { titre: 'passage pour piétons', route: el('passage pour piétons', 45), permis: 'non', article: '17.2.5°' },
  { titre: 'passage pour cyclistes', route: el('passage pour cyclistes', 45), permis: 'non', article: '17.2.5°' },
  { titre: 'passage, vélo', lui: 'vélo', route: el('passage pour piétons', 45), permis: 'oui' },
  { titre: 'passage à feux', route: { poteaux: [{ feu: 'vert', a: 44 }], ...el('passage pour piétons', 45) }, permis: 'oui' },
  { titre: 'il s’arrête devant le passage', plusLui: { fait: 'arrêté' }, route: el('passage pour piétons', 27), permis: 'non', article: '17.2.5°' },
  { titre: 'passage, quatre bandes', ...AU_BORD, route: { ...QUATRE, ...el('passage pour piétons', 45) }, permis: 'non', article: '17.2.5°' },
  { titre: 'dispositif surélevé', route: el('dispositif surélevé', 45), permis: 'non', article: '22ter' },
  { titre: 'dispositif surélevé, vélo', lui: 'vélo', route: el('dispositif surélevé', 45), permis: 'oui' },
  { titre: 'quelqu’un en face', autres: [{ qui: 'voiture', nom: 'B', voie: 2, a: 80 }], permis: 'non', article: '16.4' },
  { titre: 'quelqu’un en face, quatre bandes', ...AU_BORD, route: QUATRE, autres: [{ qui: 'voiture', nom: 'B', voie: 3, a: 60 }], permis: 'oui' },
  { titre: 'quelqu’un en face déjà passé', autres: [{ qui: 'voiture', nom: 'B', voie: 2, a: 2 }], permis: 'oui' },
  { titre: 'on me dépasse', autres: [{ qui: 'voiture', nom: 'B', voie: 2, sens: 'monte', a: 5, fait: 'dépasse par la gauche' }], permis: 'non', article: '16.4' },
  { titre: 'zone cyclable, vélo', lui: 'vélo', route: { agglomération: 'oui', régime: ['zone cyclable'] }, permis: 'non', article: '22novies' },
  { titre: 'zone cyclable, speed pedelec', lui: 'speed pedelec', route: { agglomération: 'oui', ...pot('F111', 2) }, permis: 'non', article: '22novies' },
  { titre: 'tram', lui: 'tram', permis: 'oui', cote: 'droite' },
  { titre: 'tram, ligne continue à gauche', lui: 'tram', axe: '|', permis: 'oui', cote: 'droite' },
  { titre: 'il tourne à gauche', lui: 'voiture', plusLui: { fait: 'tourne à gauche' }, permis: 'oui', cote: 'droite' },
  { titre: 'tram à un arrêt sans refuge', lui: 'tram', plusLui: { fait: 'arrêté' }, route: { agglomération: 'oui', ...el('arrêt de tram sans refuge', 24) }, permis: 'non', article: '40.3.2' },
  { titre: 'tram à un arrêt avec refuge', lui: 'tram', plusLui: { fait: 'arrêté' }, route: { agglomération: 'oui', ...el('arrêt de tram avec refuge', 24) }, permis: 'oui', cote: 'droite' },
  { titre: 'par la droite', moi: { fait: 'dépasse par la droite' }, lui: 'voiture', permis: 'non', article: '16.3' },
  { titre: 'lignes obliques à gauche', route: { profil: ['herbe', 'descend', 'évitement', 'monte', 'herbe'] }, moi: { voie: 4 }, plusLui: { voie: 4 }, permis: 'non', article: '77' },
  { titre: 'contourner un véhicule arrêté', plusLui: { fait: 'stationné' }, permis: 'oui', cote: 'contourner' },
  { titre: 'contourner, ligne continue', axe: '|', plusLui: { fait: 'stationné' }, permis: 'non', article: '72.2' },
  { titre: 'contourner, quelqu’un en face', plusLui: { fait: 'stationné' }, autres: [{ qui: 'voiture', nom: 'B', voie: 2, a: 45 }], permis: 'non', article: '15.2' },
  { titre: 'contourner par des lignes obliques', moi: { voie: 4 }, plusLui: { voie: 4, fait: 'stationné' }, route: { profil: ['herbe', 'descend', 'évitement', 'monte', 'herbe'] }, permis: 'non', article: '77' },
  { titre: 'bande bus à gauche', moi: { voie: 4 }, plusLui: { voie: 4 }, route: { profil: ['herbe', 'descend', 'bus monte', 'monte', 'herbe'] }, permis: 'non', article: '72' },
  { titre: 'passage à niveau, feux éteints', route: el('passage à niveau', 45, { barrières: 'sans', feux: 'éteints' }), permis: 'doute' },
  { titre: 'celui qui vient en face ne se dépasse pas', plusLui: { voie: 2 }, permis: 'doute' },
  { titre: 'celui qui est derrière non plus', moi: { a: 60 }, permis: 'doute' },
  { titre: 'camion sous la pluie', moi: { qui: 'camion', voie: 4 }, lui: 'voiture', plusLui: { voie: 4 }, route: { lieu: 'autoroute', temps: 'pluie', profil: ['berme', 'monte', ':', 'monte', ':', 'monte', 'large', 'urgence', 'herbe'] }, permis: 'doute' },
];
