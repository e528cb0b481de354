import { lignes } from '../../symboles/inscription.ts';
import { blancs } from './blancs.ts';
import { bleus, panneauTexte } from './bleus.ts';

/** Blue plates, and the white ones M1 to M24. */
export const symboles1975 = { ...blancs, ...bleus };

/** About 14 letters fit on a line; a longer text is broken between words. */
export const texte1975 = (mots: string) => panneauTexte(mots, (corps) => lignes(corps, 14));
