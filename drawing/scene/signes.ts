import type { Vu } from './plan.ts';
import { signeDuBras } from './usagers.ts';

/** Lights, siren, speed: what shows on him wherever he is. */
export function signesDe(
  v: Pick<Vu, 'qui' | 'moi' | 'feuxBleus' | 'sirene' | 'vitesse'>,
  clignotant: Vu['clignotant'],
): string[] {
  const mots: string[] = [];
  const [son, ses, sa] = v.moi ? ['mon', 'mes', 'ma'] : ['son', 'ses', 'sa'];
  const cote = clignotant === 'droite' ? 'droit' : 'gauche';
  if (clignotant === 'quatre') mots.push(`${ses} quatre clignotants sont allumés`);
  else if (clignotant && signeDuBras(v.qui))
    mots.push(v.moi ? `je tends le bras ${cote}` : `tend le bras ${cote}`);
  else if (clignotant) mots.push(`${son} clignotant ${cote} est allumé`);
  if (v.feuxBleus)
    mots.push(`${ses} feux bleus sont allumés${v.sirene ? ` et ${sa} sirène fonctionne` : ''}`);
  if (v.vitesse !== undefined) mots.push(`vitesse : ${v.vitesse} km/h`);
  return mots;
}
