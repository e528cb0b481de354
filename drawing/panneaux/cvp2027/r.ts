import { barre } from '../../barre.ts';
import { blanc, bleu, noir, rouge } from '../../couleurs.ts';
import { couche, debout } from '../../plaques.ts';
import { pose } from '../../svg.ts';
import { inscription } from '../../symboles/inscription.ts';
import { signe, type Signe } from '../../signe.ts';
import { autoroute, ville } from '../../symboles/cvp2027.ts';
import { voitureDeFace } from '../../symboles/voitures.ts';

const bleuDebout = debout(bleu, 'bord blanc');
const blancCouche = couche(blanc, 'bord noir');

const fin = (signe: Signe): Signe => ({
  l: signe.l,
  h: signe.h,
  svg: signe.svg + barre({ ...signe, rayon: 12 }, { couleur: rouge, part: 12, monte: true }),
  description: signe.description.replace(/\.$/, ' ; le tout barré d’un trait rouge oblique.'),
});

const agglomeration = (nom: string): Signe =>
  signe(
    blancCouche,
    `des toits et un clocher en silhouette noire, sous le nom « ${nom} »`,
    inscription(nom, 0, -38, 42, noir, 236),
    pose(ville(noir), 0, 30, 0.84),
  );
const R29 = signe(
  bleuDebout,
  'une large route blanche à deux voies qui passe sous un pont',
  pose(autoroute(blanc), 0, 4, 1.1),
);
const R33 = signe(
  bleuDebout,
  'une voiture blanche vue de face',
  pose(voitureDeFace(blanc), 0, 2, 1.3),
);

export const r = {
  R25: { exemple: 'Dinant', avec: agglomeration },
  R27: { exemple: 'Dinant', avec: (nom: string) => fin(agglomeration(nom)) },
  R29,
  R31: fin(R29),
  R33,
  R35: fin(R33),
};
