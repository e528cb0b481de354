import { banqueOf } from '../content/banque/banque.ts';
import { defautsOf } from '../content/banque/defauts.ts';
import { etatOfBanque } from '../content/banque/etat.ts';
import { readContent } from '../content/content.ts';

/** npm run banque: state and flaws of the bank; fails on any flaw. */
const banque = banqueOf(readContent());
const dis = (texte: string) => process.stdout.write(`${texte}\n`);
dis(etatOfBanque(banque));
const defauts = defautsOf(banque).filter(([, liste]) => liste.length > 0);
for (const [nom, liste] of defauts) dis(`\n${nom} (${liste.length})\n  ${liste.join('\n  ')}`);
dis(defauts.length === 0 ? '\nAucun défaut.' : '');
process.exitCode = defauts.length === 0 ? 0 : 1;
