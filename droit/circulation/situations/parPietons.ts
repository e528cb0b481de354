import type { Situation } from './notation.ts';

/** Decided by hand from code-de-la-route.md#on-foot-and-on-cycle-crossings. */
// oxfmt-ignore
export const pietons: Situation[] = [
  { titre: 'sur le point de s’engager', b: { N: 'passage' }, usagers: 'moi S-N; piéton x N attend', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'au bord du passage', b: { N: 'passage' }, usagers: 'moi S-N; piéton x N', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'engagé, avant le carrefour', b: { S: 'passage' }, usagers: 'moi S-N; piéton x S engagé', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'je tourne, sans passage', usagers: 'moi S-E; piéton x E engagé', cede: 'moi→piéton', ordre: 'piéton | moi', article: '19.5' },
  { titre: 'je tourne, sans passage, il attend', usagers: 'moi S-E; piéton x E attend', cede: '', ordre: 'moi piéton', indecis: 'moi/piéton', article: '' },
  { titre: 'je tourne, avec passage, il attend', b: { E: 'passage' }, usagers: 'moi S-E; piéton x E attend', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'tout droit, sans passage, engagé', usagers: 'moi S-N; piéton x N engagé', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.1' },
  { titre: 'tout droit, sans passage, il attend', usagers: 'moi S-N; piéton x N attend', cede: '', ordre: 'moi piéton', indecis: 'moi/piéton', article: '' },
  { titre: 'il traverse une autre rue', b: { E: 'passage' }, usagers: 'moi S-N; piéton x E attend', cede: '', ordre: 'moi piéton', article: '' },
  { titre: 'vert, encore engagé', b: { S: 'feu vert, passage' }, usagers: 'moi S-N; piéton x S engagé', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.1' },
  { titre: 'vert, il attend', b: { S: 'feu vert, passage' }, usagers: 'moi S-N; piéton x S attend', cede: '', ordre: 'moi', arretes: 'piéton', article: '61' },
  { titre: 'vert, je tourne, il a le vert', b: { S: 'feu vert', E: 'feu rouge, passage' }, usagers: 'moi S-E; piéton x E attend', cede: 'moi→piéton', ordre: 'piéton | moi', article: '19.5' },
  { titre: 'clignotant : passage non réglé', b: { N: 'passage, feu orange clignotant', S: 'feu orange clignotant' }, usagers: 'moi S-N; piéton x N attend', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'groupe d’enfants', b: { N: 'passage' }, usagers: 'moi S-N; groupe_d’enfants x N engagé', cede: 'moi→groupe d’enfants', ordre: 'groupe d’enfants | moi', article: '40bis.1' },
  { titre: 'cycliste à pied', b: { N: 'passage' }, usagers: 'moi S-N; cycliste_à_pied x N attend', cede: 'moi→cycliste à pied', ordre: 'cycliste à pied | moi', article: '40.4.2' },
  { titre: 'aveugle', b: { N: 'passage' }, usagers: 'moi S-N; aveugle x N attend', cede: 'moi→aveugle', ordre: 'aveugle | moi', article: '40.4.2' },
  { titre: 'vélo engagé sur le passage', b: { N: 'passage vélos' }, usagers: 'moi S-N; vélo x N engagé', cede: 'moi→vélo', ordre: 'vélo | moi', article: '40ter' },
  { titre: 'vélo qui va s’engager', b: { N: 'passage vélos' }, usagers: 'moi S-N; vélo x N attend', cede: 'vélo→moi', ordre: 'moi | vélo', article: '43.3' },
  { titre: 'vélo hors passage', usagers: 'moi S-N; vélo x N attend', cede: 'vélo→moi', ordre: 'moi | vélo', article: '12.4' },
  { titre: 'vélo sur un passage pour piétons', b: { N: 'passage' }, usagers: 'moi S-N; vélo x N attend', cede: 'vélo→moi', ordre: 'moi | vélo', article: '12.4' },
  { titre: 'vélo de la piste que je coupe en tournant', b: { S: 'piste', N: 'piste', E: 'passage vélos' }, usagers: 'moi S-E; vélo x E attend', cede: 'moi→vélo', ordre: 'vélo | moi', article: '19.4' },
  { titre: 'sirène et piéton', b: { N: 'passage' }, usagers: 'A:ambulance S-N sirène; piéton x N attend', cede: 'piéton→A', ordre: 'A | piéton', article: '38' },
  { titre: 'piéton, puis de droite', b: { S: 'passage' }, usagers: 'moi S-N; piéton x S engagé; A O-E', cede: 'moi→piéton, A→moi', ordre: 'piéton | moi | A', article: '40.4.2' },
];

/** The ring runs S, E, N, O. */
// oxfmt-ignore
export const ronds: Situation[] = [
  { titre: 'j’entre, il passe devant moi', lieu: 'rond-point', usagers: 'moi S-N; A @S-N', cede: 'moi→A', ordre: 'A | moi', article: '12.3.1' },
  { titre: 'j’entre, il sort chez moi', lieu: 'rond-point', usagers: 'moi S-N; A @S-S', cede: '', ordre: 'moi A', article: '' },
  { titre: 'il vient de plus loin', lieu: 'rond-point', usagers: 'moi S-N; A @O-E', cede: 'moi→A', ordre: 'A | moi', article: '12.3.1' },
  { titre: 'il m’a déjà dépassé', lieu: 'rond-point', usagers: 'moi S-N; A @E-N', cede: '', ordre: 'moi A', article: '' },
  { titre: 'deux qui entrent', lieu: 'rond-point', usagers: 'moi S-N; A E-O', cede: '', ordre: 'moi A', article: '' },
  { titre: 'je suis dedans', lieu: 'rond-point', usagers: 'moi @S-O; A S-N; B E-N', cede: 'A→moi, B→moi', ordre: 'moi | A B', article: '12.3.1' },
  { titre: 'vélo dans l’anneau', lieu: 'rond-point', usagers: 'moi S-N; vélo @S-N', cede: 'moi→vélo', ordre: 'vélo | moi', article: '12.3.1' },
  { titre: 'STOP à l’entrée', lieu: 'rond-point', b: { S: 'B5' }, usagers: 'moi S-N; A @S-N', cede: 'moi→A', ordre: 'A | moi', article: '12.3.1' },
  { titre: 'place sans signaux, j’entre', lieu: 'place', usagers: 'moi S-N; A @S-N', cede: 'A→moi', ordre: 'moi | A', article: '12.3.1' },
  { titre: 'place sans signaux, je tourne', lieu: 'place', usagers: 'moi @S-O; A S-N; B E-N', cede: 'moi→A, moi→B', ordre: 'A B | moi', article: '12.3.1' },
  { titre: 'place, B1 à mon entrée', lieu: 'place', b: { S: 'B1' }, usagers: 'moi S-N; A @S-N', cede: 'moi→A', ordre: 'A | moi', article: '67' },
  { titre: 'place, j’arrive d’un chemin de terre', lieu: 'place', b: { S: 'terre' }, usagers: 'moi S-N; A @S-N', cede: 'moi→A', ordre: 'A | moi', article: '12.3.1' },
  { titre: 'je sors, piéton au passage', lieu: 'rond-point', b: { E: 'passage' }, usagers: 'moi @E-E; piéton x E attend', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'je sors, piéton sans passage', lieu: 'rond-point', usagers: 'moi @E-E; piéton x E engagé', cede: 'moi→piéton', ordre: 'piéton | moi', article: '19.5' },
  { titre: 'j’entre, piéton au passage', lieu: 'rond-point', b: { S: 'passage' }, usagers: 'moi S-N; piéton x S attend', cede: 'moi→piéton', ordre: 'piéton | moi', article: '40.4.2' },
  { titre: 'je sors en coupant la piste', lieu: 'rond-point', usagers: 'moi @E-E; vélo @E-N piste', cede: 'moi→vélo', ordre: 'vélo | moi', article: '19.4' },
  { titre: 'je sors d’une propriété sur l’anneau', lieu: 'rond-point', b: { S: 'propriété' }, usagers: 'moi S-N; A @S-N', cede: 'moi→A', ordre: 'A | moi', article: '12.4' },
  { titre: 'tram à travers', lieu: 'rond-point', usagers: 'moi @S-N; tram S-N', cede: 'moi→tram', ordre: 'tram | moi', article: '12.1' },
  { titre: 'sirène à l’entrée', lieu: 'rond-point', usagers: 'moi @S-N; A:ambulance S-N sirène', cede: 'moi→A', ordre: 'A | moi', article: '38' },
];
