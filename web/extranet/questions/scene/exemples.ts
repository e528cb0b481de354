import { texteOf } from '../../../../drawing/index.ts';
import { exemples as scenes } from '../../../../drawing/scene/exemples/index.ts';

/** Those that a rule checks, or that are no scene. */
const ECRITS: { nom: string; texte: string }[] = [
  {
    nom: 'Carrefour, priorité de droite',
    texte: `image:
  scene:
    lieu: carrefour
    branches: { nord: {}, est: {}, sud: {}, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: camionnette, de: est, vers: ouest }
verifie: { question: premier, a: moi, b: camionnette }
`,
  },
  {
    nom: 'Carrefour, signaux de priorité',
    texte: `image:
  scene:
    lieu: carrefour
    branches:
      nord: { panneau: { panneau: B1 } }
      est: { panneau: { panneau: B9 } }
      sud: { panneau: { panneau: B1 } }
      ouest: { panneau: { panneau: B9 } }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: moto, de: ouest, vers: est }
verifie: { question: cède, qui: moi, a: [moto], b: [] }
`,
  },
  {
    nom: 'Feux et passage pour piétons',
    texte: `image:
  scene:
    lieu: carrefour
    branches:
      nord: { feu: vert, passage: piétons }
      est: { feu: rouge }
      sud: { feu: vert }
      ouest: { feu: rouge }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: est }
      - { qui: piéton, traverse: nord, côté: droite, état: attend }
`,
  },
  {
    nom: 'Rond-point',
    texte: `image:
  scene:
    lieu: rond-point
    branches: { nord: {}, est: {}, sud: {}, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: ouest }
      - { qui: voiture, nom: A, anneau: sud, vers: est }
verifie: { question: premier, a: moi, b: A }
`,
  },
  {
    nom: 'Route vue du volant',
    texte: `image:
  scene:
    lieu: route
    vue: conducteur
    agglomération: non
    profil: [herbe, descend, ":", monte, herbe]
    longueur: 60
    usagers:
      - { qui: voiture, moi: oui, voie: 3, a: 8 }
      - { qui: tracteur, voie: 3, a: 30 }
verifie: { question: dépasser, qui: moi, quoi: tracteur, a: oui, b: non }
`,
  },
  {
    nom: 'Rue, arrêt et stationnement',
    texte: `image:
  scene:
    lieu: route
    profil: [trottoir, descend, ":", monte, trottoir]
    longueur: 40
    usagers:
      - { qui: voiture, moi: oui, voie: 3, a: 14, fait: arrêté }
    éléments:
      - { quoi: passage pour piétons, a: 16 }
verifie: { question: arrêt et stationnement, qui: moi, a: aucun, b: les deux }
`,
  },
  { nom: 'Panneau', texte: 'image: { panneau: A1a }\n' },
  { nom: 'Feu', texte: 'image: { feu: rouge }\n' },
  {
    nom: 'Objet\u00a0: la profondeur d’un pneu',
    texte: 'image: { objet: profondeur du pneu, valeur: 1.6 }\n',
  },
];

/** By their names in drawing/scene/exemples. */
const SCENES: readonly (readonly [nom: string, scene: string])[] = [
  ['Carrefour à trois véhicules', 'croix à trois'],
  ['Carrefour en T', 'T'],
  ['Carrefour, STOP', 'STOP'],
  ['Route prioritaire qui tourne', 'priorité qui tourne'],
  ['Chemin de terre', 'chemin de terre'],
  ['Agent, bras tendus', 'agent bras tendus'],
  ['Carrefour avec tram', 'tram'],
  ['Ambulance qui arrive', 'ambulance'],
  ['Présélection, flèches au sol', 'présélection'],
  ['Passage pour cyclistes', 'passage cyclistes'],
  ['Rond-point à deux bandes', 'rond-point deux bandes'],
  ['Dépassement', 'dépassement'],
  ['Double ligne continue', 'double ligne'],
  ['Vélo dépassé', 'vélo dépassé'],
  ['Arrêt de bus', 'arrêt de bus'],
  ['École', 'école'],
  ['Passage à niveau', 'passage à niveau fermé'],
  ['Autoroute', 'autoroute'],
  ['Entrée d’autoroute', 'entrée d’autoroute'],
  ['Travaux', 'travaux'],
  ['Brouillard', 'brouillard'],
];

export const exemples: readonly { nom: string; texte: string }[] = [
  ...ECRITS.slice(0, -3),
  ...SCENES.map(([nom, dite]) => ({
    nom,
    texte: texteOf({ image: { scene: scenes.find(([cle]) => cle === dite)![1] } }),
  })),
  ...ECRITS.slice(-3),
];
