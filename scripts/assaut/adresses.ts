import { type Constat, eleve, measure, ms, p99 } from './client.ts';
import { foule } from './foule.ts';

const CONNEXIONS = 20;
const SECONDES = 8;

/** Addresses that are made up cost those who learn little. */
export async function adresses(origin: string): Promise<Constat[]> {
  const { question } = await eleve(origin, 'eleve2@demo.be');
  await measure(question, (n) => n < 20);
  const repos = p99(await measure(question, (n) => n < 60));
  const constats: Constat[] = [];
  for (const [nom, url] of [
    ['des pages qui n’existent pas', '/rien-#'],
    ['des produits qui n’existent pas', '/acces/rien-#'],
    ['des réponses à la question du jour', '/?question=#&reponse=a'],
  ] as const) {
    let over = false;
    const attaque = foule({ origin, url, connexions: CONNEXIONS, secondes: SECONDES });
    void attaque.finally(() => (over = true));
    const times = await measure(question, () => !over);
    await attaque;
    // Twenty-one share the core that the server has.
    const borne = Math.max(50, 3 * repos);
    constats.push({
      mesure: `une question pendant que ${CONNEXIONS} connexions demandent ${nom}, p99 (${times.length})`,
      valeur: ms(p99(times)),
      borne: `≤ ${ms(borne)} (${ms(repos)} au repos)`,
      tenu: p99(times) <= borne,
    });
  }
  return constats;
}
