import type { SceneEcrite } from '../../../drawing/scene/scene.ts';

type RouteEcrite = Extract<SceneEcrite, { lieu: 'route' | 'autoroute' | 'route pour automobiles' }>;

export interface Rangee {
  titre: string;
  /** Added to a plain street; the car stands at 15 to 20 m, at the right. */
  route?: Partial<RouteEcrite>;
  moi?: Partial<NonNullable<RouteEcrite['usagers']>[number]>;
  permis: 'les deux' | 'arrêt' | 'aucun' | 'doute';
  article?: string;
}

const panneau = (code: string, additionnel?: string | object) =>
  ({ panneau: code, ...(additionnel !== undefined && { additionnel }) }) as never;
const e = (code: string, a: number, additionnel?: string | object, plus = {}) => ({
  poteaux: [{ panneau: panneau(code, additionnel), a, ...plus }],
});
const el = (quoi: string, a: number, plus = {}) => ({ éléments: [{ quoi, a, ...plus } as never] });
const autre = (qui: string, voie: number, a: number, plus = {}) => ({
  usagers: [{ qui, nom: 'A', voie, a, fait: 'stationné', ...plus } as never],
});
const HAUT = { symbole: 'flèche vers le haut' };
const BAS = { symbole: 'flèche vers le bas' };
const EPI = ['trottoir', 'stationnement', 'descend', 'monte', 'stationnement', 'trottoir'] as const;
const CHAMPS = ['herbe', 'descend', 'monte', 'herbe'] as const;
const CAMPAGNE = ['herbe', 'accotement', 'descend', ':', 'monte', 'accotement', 'herbe'] as const;
const dehors = { agglomération: 'non' } as const;

/** Decided by hand from code-de-la-route.md#stopping-and-parking. */
// oxfmt-ignore
export const lieux: Rangee[] = [
  { titre: 'rue sans marques', permis: 'les deux' },
  { titre: 'rue à axe discontinu', route: { profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'] }, permis: 'arrêt', article: '25.1.9°' },
  { titre: 'axe discontinu, mais E9a', route: { profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'], ...e('E9a', 5) }, permis: 'les deux' },
  { titre: 'trottoir', moi: { voie: 4 }, permis: 'aucun', article: '24, 1°' },
  { titre: 'à cheval sur le trottoir', moi: { voie: 3.5 }, permis: 'aucun', article: '24, 1°' },
  { titre: 'trottoir avec E9e', route: e('E9e', 5), moi: { voie: 4 }, permis: 'les deux' },
  { titre: 'chaussée avec E9e', route: e('E9e', 5), permis: 'arrêt', article: '70' },
  { titre: 'vélo sur le trottoir', moi: { qui: 'vélo', voie: 4 }, permis: 'les deux' },
  { titre: 'accotement en saillie, en agglomération', route: { profil: ['herbe', 'descend', 'monte', 'accotement en saillie', 'herbe'] }, moi: { voie: 4 }, permis: 'aucun', article: '24, 1°' },
  { titre: 'accotement en saillie, dehors', route: { ...dehors, profil: ['herbe', 'descend', 'monte', 'accotement en saillie', 'herbe'] }, moi: { voie: 4 }, permis: 'les deux' },
  { titre: 'piste cyclable', route: { profil: ['trottoir', 'descend', 'monte', 'piste monte', 'trottoir'] }, moi: { voie: 4 }, permis: 'aucun', article: '24, 2°' },
  { titre: 'bande latérale', route: { ...dehors, profil: ['herbe', 'latérale', '::', 'monte', '::', 'latérale', 'herbe'] }, moi: { voie: 4 }, permis: 'arrêt', article: '25.1' },
  { titre: 'bande d’arrêt d’urgence', route: { ...dehors, lieu: 'autoroute', profil: ['berme', 'monte', ':', 'monte', 'large', 'urgence', 'herbe'] }, moi: { voie: 4 }, permis: 'aucun', article: '21.4.4°' },
  { titre: 'route pour automobiles', route: { ...dehors, lieu: 'route pour automobiles', profil: [...CHAMPS] }, permis: 'aucun', article: '22.2' },
  { titre: 'lignes obliques', route: { profil: ['trottoir', 'descend', 'monte', 'évitement', 'trottoir'] }, moi: { voie: 4 }, permis: 'aucun', article: '77' },
  { titre: 'bande bus', route: { profil: ['trottoir', 'descend', 'monte', 'bus', 'bus monte', 'trottoir'] }, moi: { voie: 4 }, permis: 'aucun', article: '72' },
  { titre: 'accotement de plain-pied', route: { ...dehors, profil: [...CAMPAGNE] }, moi: { voie: 5 }, permis: 'les deux' },
  { titre: 'chaussée à côté d’un accotement', route: { ...dehors, profil: [...CAMPAGNE] }, moi: { voie: 4 }, permis: 'aucun', article: '23.1' },
  { titre: 'B9 dehors', route: { ...dehors, profil: [...CHAMPS], régime: ['B9'] }, permis: 'arrêt', article: '25.1.8°' },
  { titre: 'B9 dehors, sur l’accotement', route: { ...dehors, profil: [...CAMPAGNE], régime: ['B9'] }, moi: { voie: 5 }, permis: 'les deux' },
  { titre: 'B15 dehors', route: { ...dehors, profil: [...CHAMPS], régime: ['B15'] }, permis: 'les deux' },
  { titre: 'B9 en agglomération', route: { régime: ['B9'] }, permis: 'les deux' },
  { titre: 'à gauche, double sens', moi: { voie: 2, sens: 'monte' }, permis: 'aucun', article: '23.1' },
  { titre: 'à gauche, sens unique', route: { profil: ['trottoir', 'monte', 'monte', 'trottoir'] }, moi: { voie: 2 }, permis: 'les deux' },
  { titre: 'bande du milieu', route: { profil: ['trottoir', 'monte', ':', 'monte', ':', 'monte', 'trottoir'] }, moi: { voie: 3 }, permis: 'aucun', article: '23' },
  { titre: 'sens unique étroit', route: { profil: ['trottoir', 'monte', 'trottoir'] }, moi: { voie: 2 }, permis: 'arrêt', article: '25.1.7°' },
  { titre: 'ligne jaune', route: { profil: ['trottoir', 'descend', 'monte', 'jaune', 'trottoir'] }, permis: 'arrêt', article: '25.1.10°' },
  { titre: 'ligne jaune de l’autre côté', route: { profil: ['trottoir', 'jaune', 'descend', 'monte', 'trottoir'] }, permis: 'les deux' },
  { titre: 'bande de stationnement', route: { profil: [...EPI] }, moi: { voie: 5 }, permis: 'les deux' },
  { titre: 'au-delà de la large ligne', route: { profil: ['trottoir', 'descend', ':', 'monte', 'large', 'stationnement', 'trottoir'] }, moi: { voie: 4 }, permis: 'les deux' },
  { titre: 'devant des emplacements vides', route: { profil: [...EPI] }, moi: { voie: 4 }, permis: 'arrêt', article: '25.1.5°' },
  { titre: 'zone résidentielle, sur la rue', route: { régime: ['zone résidentielle'] }, permis: 'arrêt', article: '22bis' },
  { titre: 'zone résidentielle, emplacement', route: { régime: ['zone résidentielle'], profil: [...EPI] }, moi: { voie: 5 }, permis: 'les deux' },
  { titre: 'zone piétonne', route: { régime: ['zone piétonne'] }, permis: 'arrêt', article: '22sexies' },
  { titre: 'zone 30', route: { régime: ['zone 30'] }, permis: 'les deux' },
  { titre: 'chaussées séparées, à gauche', route: { ...dehors, profil: ['herbe', 'descend', 'descend', 'terre-plein', 'monte', 'monte', 'herbe'] }, moi: { voie: 5 }, permis: 'arrêt', article: '25.1.13°' },
  { titre: 'chaussées séparées, à droite', route: { ...dehors, profil: ['herbe', 'descend', 'descend', 'terre-plein', 'monte', 'monte', 'herbe'] }, moi: { voie: 6 }, permis: 'les deux' },
  { titre: 'sur le terre-plein', route: { ...dehors, profil: ['herbe', 'descend', 'descend', 'terre-plein', 'monte', 'monte', 'herbe'] }, moi: { voie: 4 }, permis: 'arrêt', article: '25.1.13°' },
  { titre: 'chaussée centrale de trois', route: { profil: ['trottoir', 'descend', 'terre-plein', 'descend', 'monte', 'terre-plein', 'monte', 'trottoir'] }, moi: { voie: 5 }, permis: 'arrêt', article: '25.1.12°' },
];

// oxfmt-ignore
export const distances: Rangee[] = [
  { titre: 'passage, 4 m avant', route: el('passage pour piétons', 24), permis: 'aucun', article: '24, 4°' },
  { titre: 'passage, 5 m avant', route: el('passage pour piétons', 25), permis: 'les deux' },
  { titre: 'passage, juste après', route: el('passage pour piétons', 11), permis: 'les deux' },
  { titre: 'sur le passage', route: el('passage pour piétons', 18), permis: 'aucun', article: '24, 4°' },
  { titre: 'passage, 3 m avant, en descendant', route: el('passage pour piétons', 9), moi: { voie: 2, a: 15 }, permis: 'aucun', article: '24, 4°' },
  { titre: 'passage, derrière, en descendant', route: el('passage pour piétons', 22), moi: { voie: 2, a: 15 }, permis: 'les deux' },
  { titre: 'passage pour cyclistes, 3 m avant', route: el('passage pour cyclistes', 23), permis: 'aucun', article: '24, 4°' },
  { titre: 'emplacement marqué, 3 m avant le passage', route: { profil: [...EPI], ...el('passage pour piétons', 23) }, moi: { voie: 5 }, permis: 'les deux' },
  { titre: 'arrêt de bus, 10 m avant', route: el('arrêt de bus', 30), permis: 'arrêt', article: '25.1.2°' },
  { titre: 'arrêt de bus, 15 m avant', route: el('arrêt de bus', 35), permis: 'les deux' },
  { titre: 'arrêt de bus, 14 m après', route: el('arrêt de bus', 1), permis: 'arrêt', article: '25.1.2°' },
  { titre: 'arrêt de bus en face', route: el('arrêt de bus', 20, { voie: 1 }), permis: 'les deux' },
  { titre: 'garage', route: el('garage à droite', 17), permis: 'arrêt', article: '25.1.3°' },
  { titre: 'garage en face', route: el('garage à gauche', 17), permis: 'les deux' },
  { titre: 'sortie de propriété', route: el('rue à droite', 16, { nature: 'propriété' }), permis: 'arrêt', article: '25.1.3°' },
  { titre: 'carrefour, 4 m avant', route: el('rue à droite', 24), permis: 'aucun', article: '24, 7°' },
  { titre: 'carrefour, 6 m avant', route: el('rue à droite', 26), permis: 'les deux' },
  { titre: 'carrefour, 3 m après', route: el('rue à droite', 5), permis: 'aucun', article: '24, 7°' },
  { titre: 'carrefour des deux côtés', route: el('rues des deux côtés', 24), permis: 'aucun', article: '24, 7°' },
  { titre: 'en face d’une rue', route: el('rue à gauche', 16), permis: 'doute' },
  { titre: 'passage à niveau', route: el('passage à niveau', 16), permis: 'aucun', article: '24, 3°' },
  { titre: 'dispositif surélevé', route: el('dispositif surélevé', 16), permis: 'aucun', article: '24, 11°' },
  { titre: 'sous un pont', route: el('pont', 12), permis: 'aucun', article: '24, 5°' },
  { titre: 'dans un tunnel', route: el('tunnel', 0), permis: 'aucun', article: '24, 5°' },
  { titre: 'près d’un sommet', route: el('sommet de côte', 28), permis: 'aucun', article: '24, 6°' },
  { titre: 'dans un virage', route: el('virage à droite', 15), permis: 'aucun', article: '24, 6°' },
  { titre: 'dans un virage dégagé', route: el('virage à droite', 15, { valeur: 'dégagé' }), permis: 'les deux' },
  { titre: 'damier', route: el('damier', 16), permis: 'aucun', article: '77' },
  { titre: 'feux au carrefour, 15 m avant', route: { poteaux: [{ feu: 'vert', a: 35 }], ...el('rue à droite', 38) }, permis: 'aucun', article: '24, 8°' },
  { titre: 'feux au carrefour, 20 m avant', route: { poteaux: [{ feu: 'vert', a: 40 }], longueur: 60, ...el('rue à droite', 43) }, permis: 'les deux' },
  { titre: 'feux hors carrefour, voiture', route: { poteaux: [{ feu: 'vert', a: 35 }] }, permis: 'doute' },
  { titre: 'feux hors carrefour, camion', route: { poteaux: [{ feu: 'vert', a: 35 }] }, moi: { qui: 'camion' }, permis: 'aucun', article: '24, 9°' },
  { titre: 'signal, camion 15 m avant', route: e('A23', 35), moi: { qui: 'camion' }, permis: 'aucun', article: '24, 10°' },
  { titre: 'signal, camion 15 m après', route: e('A23', 1), moi: { qui: 'camion' }, permis: 'les deux' },
  { titre: 'signal, voiture', route: e('A23', 35), permis: 'doute' },
  { titre: 'un demi-mètre', route: autre('voiture', 3, 25.5), permis: 'arrêt', article: '25.1.1°' },
  { titre: 'un mètre et demi', route: autre('voiture', 3, 26.5), permis: 'les deux' },
  { titre: 'une voiture qui roule devant', route: autre('voiture', 3, 25.5, { fait: 'roule' }), permis: 'les deux' },
  { titre: 'double file', route: { profil: [...EPI], ...autre('voiture', 5, 20) }, moi: { voie: 4 }, permis: 'aucun', article: '23' },
  { titre: 'en face d’une voiture, il reste 2,4 m', route: autre('voiture', 2, 15), permis: 'arrêt', article: '25.1.7°' },
  { titre: 'sur les rails', route: autre('tram', 3, 40, { fait: 'roule' }), permis: 'arrêt', article: '25.1.6°' },
];

// oxfmt-ignore
export const signauxE: Rangee[] = [
  { titre: 'E1 dépassé', route: e('E1', 10), permis: 'arrêt', article: '70' },
  { titre: 'E3 dépassé', route: e('E3', 10), permis: 'aucun', article: '70' },
  { titre: 'E1 plus loin', route: e('E1', 25), permis: 'les deux' },
  { titre: 'E1 avant un carrefour', route: { longueur: 80, poteaux: [{ panneau: panneau('E1'), a: 2 }], ...el('rue à droite', 3) }, moi: { a: 40 }, permis: 'les deux' },
  { titre: 'E1 de l’autre côté', route: e('E1', 10, undefined, { côté: 'gauche' }), permis: 'les deux' },
  { titre: 'E1 pour l’autre sens', route: e('E1', 30, undefined, { sens: 'descend' }), permis: 'les deux' },
  { titre: 'E1 en descendant', route: e('E1', 30, undefined, { sens: 'descend' }), moi: { voie: 2, a: 15 }, permis: 'arrêt', article: '70' },
  { titre: 'E1 flèche vers le haut, dépassé', route: e('E1', 10, HAUT), permis: 'arrêt', article: '70' },
  { titre: 'E1 flèche sur 8 m, dépassé', route: e('E1', 5, { ...HAUT, valeur: '8 m' }), permis: 'les deux' },
  { titre: 'E1 flèche sur 12 m', route: e('E1', 5, { ...HAUT, valeur: '12 m' }), permis: 'arrêt', article: '70' },
  { titre: 'E1 flèche vers le haut, plus loin', route: e('E1', 25, HAUT), permis: 'les deux' },
  { titre: 'E1 flèche vers le bas, plus loin', route: e('E1', 30, BAS), permis: 'arrêt', article: '70' },
  { titre: 'E1 flèche vers le bas, dépassé', route: e('E1', 10, BAS), permis: 'les deux' },
  { titre: 'E3 jusqu’à 10 m', route: e('E3', 2, '10 m'), permis: 'les deux' },
  { titre: 'E3 jusqu’à 10 m, entre flèches', route: e('E3', 2, '↑ 10 m ↑'), permis: 'les deux' },
  { titre: 'E3 jusqu’à 20 m, entre flèches', route: e('E3', 2, '↑ 20 m ↑'), permis: 'aucun', article: '70' },
  { titre: 'E3 jusqu’à 20 m', route: e('E3', 2, '20 m'), permis: 'aucun', article: '70' },
  { titre: 'E1 puis E9a', route: { poteaux: [{ panneau: panneau('E1'), a: 2 }, { panneau: panneau('E9a'), a: 12 }] }, permis: 'les deux' },
  { titre: 'E1 à certaines heures', route: e('E1', 10, 'de 7 h à 9 h'), permis: 'doute' },
  { titre: 'zone où E1 vaut', route: { poteaux: [{ panneau: { panneau: 'E1', zone: 'début' }, a: 2 }] }, permis: 'arrêt', article: '70' },
  { titre: 'zone où E1 vaut, sans être vu', route: { régime: ['zone E1'] }, permis: 'arrêt', article: '70' },
  { titre: 'E5', route: e('E5', 10), permis: 'doute' },
  { titre: 'E1 sur l’accotement', route: { ...dehors, profil: [...CAMPAGNE], ...e('E1', 10) }, moi: { voie: 5 }, permis: 'arrêt', article: '70' },
  { titre: 'E9b, camion', route: e('E9b', 10), moi: { qui: 'camion' }, permis: 'arrêt', article: '70' },
  { titre: 'E9b, voiture', route: e('E9b', 10), permis: 'les deux' },
];
