import type { Boutique } from './boutique.ts';
import { type Caisse, ETATS, type EtatDePaiement } from './caisse.ts';
import { cartesFor } from './cartes.ts';
import { findFaute, isUrl } from './formulaire.ts';
import { isGood } from './gestes.ts';
import type { PageDePayzen } from './habillage.ts';
import { FACONS, type Facon } from './notification.ts';
import { type Saisie, emptySaisie, fautePage, finPage, payerPage, perduePage } from './page.ts';
import type { Paiement, Registre } from './registre.ts';
import { type IssueDePaiement, originsOf, refusedForm, reponseOf, retourOf } from './reponse.ts';
import type { Champs } from './signature.ts';

export type Suite = PageDePayzen | { vers303: string };

export function createGuichet(registre: Registre, boutique: Boutique, caisse: Caisse) {
  function enter(sent: Champs): Suite {
    const { signature = '', ...fields } = sent;
    const champs = Object.fromEntries(
      Object.entries(fields).filter(([name]) => name.startsWith('vads_')),
    );
    const faute = findFaute(champs, signature, boutique, caisse.isTaken);
    if (!faute) return { vers303: `/vads-payment/${caisse.open(champs).id}` };
    // Only a signed form may redirect.
    const isOwn = !['00', '02', '11'].includes(faute.numero);
    const sound = Object.fromEntries(
      Object.entries(champs).filter(
        ([name, value]) => !name.startsWith('vads_url_') || isUrl(value),
      ),
    );
    const told = refusedForm(champs, faute.numero);
    const back = isOwn ? retourOf(sound, 'error', told, boutique) : undefined;
    const vers = isOwn ? originsOf(sound, boutique) : [];
    return { ...fautePage(faute, boutique.mode === 'TEST', back), vers };
  }

  const retourFor = (paiement: Paiement) => {
    const fin = paiement.fin ? registre.transaction.get(paiement.fin) : undefined;
    const reponse = fin
      ? reponseOf(paiement, fin)
      : { ...paiement.champs, vads_trans_status: 'NOT_CREATED', vads_result: '96' };
    return { fin, back: retourOf(paiement.champs, issueOf(fin?.statut), reponse, boutique) };
  };

  function show(paiement: Paiement, saisie = emptySaisie(paiement)): Suite {
    const vers = originsOf(paiement.champs, boutique);
    if (caisse.isOpen(paiement))
      return { ...payerPage(paiement, saisie, registre.transactionsOf(paiement)), vers };
    const { fin, back } = retourFor(paiement);
    return { ...finPage(paiement, fin, paiement.ferme ? undefined : back), vers };
  }

  async function act(paiement: Paiement, sent: Champs): Promise<Suite> {
    const here = { vers303: `/vads-payment/${paiement.id}` };
    if (!caisse.isOpen(paiement)) return here;
    const saisie = saisieOf(paiement, sent);
    if (sent.geste === 'quitter') {
      await caisse.leave(paiement, saisie.facon, saisie.ferme);
      const left = registre.paiement.get(paiement.id)!;
      const { back } = retourFor(left);
      return left.ferme || back.post ? here : { vers303: back.url };
    }
    const cartes = cartesFor(paiement.champs.vads_payment_cards ?? '');
    const carte = cartes.find(({ numero }) => numero === saisie.numero);
    // An unknown number may be a real card's: it is not repeated.
    if (!carte) saisie.numero = '';
    if (!carte || Object.keys(saisie.fautes).length) {
      if (!carte)
        saisie.fautes.numero = 'Ce n’est pas une carte de test. Choisis-en une plus haut.';
      return { ...show(paiement, saisie), status: 422 };
    }
    const [mois, annee] = saisie.expiration.split('/') as [string, string];
    await caisse.pay(paiement, { ...saisie, carte, mois, annee: `20${annee}` });
    return here;
  }

  return {
    enter,
    show(id: string): Suite {
      const paiement = registre.paiement.get(id);
      return paiement ? show(paiement) : perduePage();
    },
    async act(id: string, sent: Champs): Promise<Suite> {
      const paiement = registre.paiement.get(id);
      return paiement ? act(paiement, sent) : perduePage();
    },
  };
}

function issueOf(statut: string | undefined): IssueDePaiement {
  if (!statut) return 'error';
  if (statut === 'ABANDONED') return 'cancel';
  return isGood(statut) ? 'success' : 'refused';
}

function saisieOf(paiement: Paiement, sent: Champs): Saisie {
  const { numero = '', expiration = '', cvv = '', etat = '', facon = '', ferme } = sent;
  const own = emptySaisie(paiement);
  const saisie: Saisie = {
    numero: numero.replace(/\D/g, ''),
    expiration: expiration.trim(),
    cvv: cvv.trim(),
    etat: Object.hasOwn(ETATS, etat) ? (etat as EtatDePaiement) : own.etat,
    facon: Object.hasOwn(FACONS, facon) ? (facon as Facon) : own.facon,
    ferme: ferme === '1',
    fautes: {},
  };
  const [mois, annee] = saisie.expiration.split('/');
  const isDate = /^(0[1-9]|1[0-2])\/\d\d$/.test(saisie.expiration);
  if (!isDate) saisie.fautes.expiration = 'Écris le mois et l’année, comme 12/30.';
  else if (Date.UTC(2000 + Number(annee), Number(mois)) <= Date.now())
    saisie.fautes.expiration = 'Cette carte n’est plus valable.';
  if (!/^\d{3,4}$/.test(saisie.cvv)) saisie.fautes.cvv = 'Trois ou quatre chiffres.';
  return saisie;
}
