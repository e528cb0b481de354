import type { Vu } from '../plan/plan.ts';
import { signalsByArm } from '../../../droit/circulation/usagers.ts';

export function signesOf(
  vu: Pick<Vu, 'qui' | 'moi' | 'feuxBleus' | 'sirene' | 'vitesse' | 'disque' | 'enfant' | 'joue'>,
  clignotant: Vu['clignotant'],
): string[] {
  const mots: string[] = [];
  const [son, ses, sa] = vu.moi ? ['mon', 'mes', 'ma'] : ['son', 'ses', 'sa'];
  const cote = clignotant === 'droite' ? 'droit' : 'gauche';
  if (clignotant === 'quatre') mots.push(`${ses} quatre clignotants sont allumés`);
  else if (clignotant && signalsByArm(vu))
    mots.push(vu.moi ? `je tends le bras ${cote}` : `tend le bras ${cote}`);
  else if (clignotant) mots.push(`${son} clignotant ${cote} est allumé`);
  if (vu.feuxBleus)
    mots.push(`${ses} feux bleus sont allumés${vu.sirene ? ` et ${sa} sirène fonctionne` : ''}`);
  if (vu.enfant) mots.push('c’est un enfant');
  if (vu.joue) mots.push('joue');
  if (vu.disque) mots.push('tient un disque blanc à bord rouge');
  if (vu.vitesse !== undefined) mots.push(`vitesse : ${vu.vitesse} km/h`);
  return mots;
}
