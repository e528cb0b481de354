// Written by scripts/manifestes.mjs.
import { series } from './0001-series.ts';
import { cours } from './0002-cours.ts';
import { compte } from './0003-compte.ts';
import { site } from './0004-site.ts';
import { historique } from './0005-historique.ts';
import { journal } from './0006-journal.ts';
import { session } from './0007-session.ts';
import { fichiers } from './0008-fichiers.ts';
import { banque } from './0009-banque.ts';
import { tableau } from './0010-tableau.ts';
import { produits } from './0011-produits.ts';
import { themes } from './0012-themes.ts';
import { chapitres } from './0013-chapitres.ts';
import { eleves } from './0014-eleves.ts';
import { personnel } from './0015-personnel.ts';
import { regard } from './0016-regard.ts';
import { lectures } from './0017-lectures.ts';
import { dessins } from './0019-dessins.ts';
import { attestations } from './0020-attestations.ts';
import { tpr } from './0021-tpr.ts';
import { attente } from './0026-attente.ts';
import { ledger } from './0027-ledger.ts';
import { pieces } from './0028-pieces.ts';
import { caisse } from './0029-caisse.ts';
import { remises } from './0031-remises.ts';
import { rapprochement } from './0032-rapprochement.ts';
import { ecarts } from './0033-ecarts.ts';
import { conditions } from './0034-conditions.ts';
import { mesure } from './0035-mesure.ts';
import { reprise } from './0036-reprise.ts';
import { memoire } from './0037-memoire.ts';
import { dizaines } from './0038-dizaines.ts';
import { examens } from './0039-examens.ts';
import { connus } from './0040-connus.ts';
import { preuves } from './0041-preuves.ts';
import { aVoir } from './0043-a-voir.ts';
import { retraits } from './0045-retraits.ts';
import { avantCapture } from './0051-avant-capture.ts';
import { sceau } from './0052-sceau.ts';
import { tentatives } from './0053-tentatives.ts';
import { listes } from './0054-listes.ts';

/** These run in this order; a released one is never edited. */
export const steps = {
  '0001-series': series,
  '0002-cours': cours,
  '0003-compte': compte,
  '0004-site': site,
  '0005-historique': historique,
  '0006-journal': journal,
  '0007-session': session,
  '0008-fichiers': fichiers,
  '0009-banque': banque,
  '0010-tableau': tableau,
  '0011-produits': produits,
  '0012-themes': themes,
  '0013-chapitres': chapitres,
  '0014-eleves': eleves,
  '0015-personnel': personnel,
  '0016-regard': regard,
  '0017-lectures': lectures,
  '0019-dessins': dessins,
  '0020-attestations': attestations,
  '0021-tpr': tpr,
  '0026-attente': attente,
  '0027-ledger': ledger,
  '0028-pieces': pieces,
  '0029-caisse': caisse,
  '0031-remises': remises,
  '0032-rapprochement': rapprochement,
  '0033-ecarts': ecarts,
  '0034-conditions': conditions,
  '0035-mesure': mesure,
  '0036-reprise': reprise,
  '0037-memoire': memoire,
  '0038-dizaines': dizaines,
  '0039-examens': examens,
  '0040-connus': connus,
  '0041-preuves': preuves,
  '0043-a-voir': aVoir,
  '0045-retraits': retraits,
  '0051-avant-capture': avantCapture,
  '0052-sceau': sceau,
  '0053-tentatives': tentatives,
  '0054-listes': listes,
};
