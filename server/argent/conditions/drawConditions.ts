import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { marque } from '../../../marque.ts';
import { BLEU, entete } from '../../socle/pdf/entete.ts';
import { type Feuille, PALE, openFeuille } from '../../socle/pdf/feuille.ts';
import type { Bloc } from './blocsOf.ts';

interface Texte {
  blocs: readonly Bloc[];
  date: Date;
}

const CORPS = 10;

const POSE: Readonly<Record<Bloc[0], (feuille: Feuille, texte: string) => void>> = {
  titre(feuille, texte) {
    feuille.espace(24);
    feuille.titre(texte, 1, { corps: 24, couleur: BLEU });
  },
  article(feuille, texte) {
    feuille.espace(16);
    feuille.titre(texte, 2, { corps: 14 });
    feuille.espace(3);
  },
  partie(feuille, texte) {
    feuille.espace(6);
    feuille.titre(texte, 3, { corps: 11 });
    feuille.espace(2);
  },
  texte(feuille, texte) {
    feuille.texte(texte, { corps: CORPS });
    feuille.espace(4);
  },
  point(feuille, texte) {
    feuille.texte(texte, { corps: CORPS, x: 12 });
    feuille.espace(3);
  },
};

/** In pieces: as one it would hold everybody up for a second. */
export async function drawConditions({ blocs, date }: Texte): Promise<Buffer> {
  const { exploitant, adresseSupport } = marque;
  const titre = blocs.find(([genre]) => genre === 'titre')?.[1] ?? 'Conditions générales';
  const feuille = openFeuille({ titre, auteur: exploitant.nom, date, suite: PALE });
  entete(feuille, [exploitant.adresse, `${exploitant.telephone} – ${adresseSupport}`]);
  for (const [genre, texte] of blocs) {
    POSE[genre](feuille, texte);
    await untilRequestsAreRead();
  }
  return feuille.fin();
}
