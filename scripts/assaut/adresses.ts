import { horlogeOf } from './appels.ts';
import { type Constat, appelant, eleve, flood, ms } from './client.ts';

const CONNEXIONS = 20;
const SECONDES = 4;
/** In milliseconds of processor: a newcomer waits for all twenty. */
const BORNE = 4;

export async function adresses(origin: string, pid: number): Promise<Constat[]> {
  const horloge = horlogeOf(pid);
  const { question } = await eleve(origin, 'eleve2@demo.be');
  const constats: Constat[] = [];
  for (const [nom, url] of [
    ['d’une page qui n’existe pas', '/rien-#'],
    ['d’un produit qui n’existe pas', '/acces/rien-#'],
    ['d’une réponse à la question du jour', '/?question=#&reponse=a'],
  ] as const) {
    const visiteurs = Array.from({ length: CONNEXIONS }, () => appelant(origin));
    let n = 0;
    const ask = () => visiteurs[n % CONNEXIONS]!.get(url.replaceAll('#', String(n++)));
    await flood(ask, { atOnce: CONNEXIONS, secondes: 1 });
    const depuis = { horloge: horloge(), n };
    await flood(ask, { atOnce: CONNEXIONS, secondes: SECONDES });
    const chacune = (horloge() - depuis.horloge) / (n - depuis.n);
    const { status } = await question();
    constats.push({
      mesure: `processeur d’une demande ${nom}, sur ${n - depuis.n} (une question ensuite : ${status})`,
      valeur: ms(chacune),
      borne: `≤ ${ms(BORNE)}`,
      tenu: status === 200 && chacune <= BORNE,
    });
  }
  return constats;
}
