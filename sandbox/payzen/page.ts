import { escape, euros } from '../ecriture.ts';
import { ESSAIS, ETATS, type EtatDePaiement } from './caisse.ts';
import { type Carte, cartesFor } from './cartes.ts';
import type { FauteDeChamp } from './formulaire.ts';
import { isGood } from './gestes.ts';
import type { PageDePayzen } from './habillage.ts';
import { FACONS, type Facon } from './notification.ts';
import type { Paiement, Transaction } from './registre.ts';
import type { Retour } from './reponse.ts';

export interface Saisie {
  numero: string;
  expiration: string;
  cvv: string;
  etat: EtatDePaiement;
  facon: Facon;
  ferme: boolean;
  fautes: Partial<Record<'numero' | 'expiration' | 'cvv', string>>;
}

export const emptySaisie = ({ champs }: Paiement): Saisie => ({
  numero: cartesFor(champs.vads_payment_cards ?? '')[0]?.numero ?? '',
  expiration: `12/${String(new Date().getUTCFullYear() + 3).slice(-2)}`,
  cvv: '123',
  etat: 'accepte',
  facon: 'aussitot',
  ferme: false,
  fautes: {},
});

const NOMS = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  MAESTRO: 'Maestro',
  BANCONTACT: 'Bancontact',
};

const option = (carte: Carte, chosen: string) =>
  `<option value="${carte.numero}"${carte.numero === chosen ? ' selected' : ''}>${NOMS[carte.marque]} ${carte.effet}</option>`;

const radios = (name: string, words: [string, string][], chosen: string) =>
  words
    .map(
      ([value, mot]) =>
        `<label class="choix"><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span>${mot}</span></label>`,
    )
    .join('');

function field(
  { fautes, ...saisie }: Saisie,
  name: 'numero' | 'expiration' | 'cvv',
  label: string,
  more: string,
) {
  const faute = fautes[name];
  const invalid = faute ? ` aria-invalid="true" aria-describedby="${name}-faute"` : '';
  return `<div class="champ"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escape(saisie[name])}" inputmode="numeric" autocomplete="off" required ${more}${invalid}>
${faute ? `<p class="faux" id="${name}-faute">${faute}</p>` : ''}</div>`;
}

export const resume = ({ champs }: Paiement) => `<dl>
<dt>Boutique</dt><dd>${escape(champs.vads_shop_name || `n° ${champs.vads_site_id}`)}</dd>
${champs.vads_order_id ? `<dt>Commande</dt><dd>${escape(champs.vads_order_id)}</dd>` : ''}
<dt>Montant</dt><dd class="montant">${euros(Number(champs.vads_amount))}</dd></dl>`;

export function payerPage(paiement: Paiement, saisie: Saisie, refus: Transaction[]): PageDePayzen {
  const last = refus.at(-1);
  const left = ESSAIS - refus.length;
  const refused = last
    ? `<p class="alerte" role="alert">Paiement refusé. ${last.carte?.raison ?? ''} Il reste ${left === 1 ? 'un essai' : `${left} essais`}.</p>`
    : '';
  const wrong = Object.keys(saisie.fautes).length
    ? '<p class="alerte" role="alert">Un champ de la carte est à corriger.</p>'
    : '';
  const cartes = cartesFor(paiement.champs.vads_payment_cards ?? '')
    .map((carte) => option(carte, saisie.numero))
    .join('');
  const etats = Object.entries(ETATS).map(([key, { mot }]): [string, string] => [key, mot]);
  return {
    titre: 'Payer',
    corps: `<h1>Payer par carte</h1>
${wrong || refused}
<section class="carte">${resume(paiement)}</section>
<form method="post">
<section class="carte">
<div class="champ"><label for="modele">Carte de test</label>
<select id="modele">${cartes}</select></div>
${field(saisie, 'numero', 'Numéro de carte', 'maxlength="23"')}
<div class="deux">${field(saisie, 'expiration', 'Expire fin (MM/AA)', 'maxlength="5"')}
${field(saisie, 'cvv', 'Code de sécurité', 'maxlength="4"')}</div>
<button class="pleine" name="geste" value="payer">Payer ${euros(Number(paiement.champs.vads_amount))}</button>
<button class="pleine pale" name="geste" value="quitter" formnovalidate>${last ? 'Retour à la boutique' : 'Annuler et retourner à la boutique'}</button>
</section>
<section class="carte"><h2>Pour la démonstration</h2>
<fieldset><legend>Si la carte est acceptée</legend>${radios('etat', etats, saisie.etat)}</fieldset>
<fieldset><legend>Notification de la boutique</legend>${radios('facon', Object.entries(FACONS), saisie.facon)}</fieldset>
<fieldset><legend>Retour</legend><label class="choix"><input type="checkbox" name="ferme" value="1"${saisie.ferme ? ' checked' : ''}><span>Le navigateur se ferme</span></label></fieldset>
</section>
</form>`,
  };
}

const FINS: Record<string, [titre: string, phrase: string]> = {
  ABANDONED: ['Paiement abandonné', 'Rien n’a été payé.'],
  REFUSED: ['Paiement refusé', 'La banque n’a pas accepté ce paiement.'],
  AUTHORISED: ['Paiement accepté', 'Le paiement est passé.'],
  CAPTURED: ['Paiement accepté', 'Le paiement est passé.'],
};

export function finPage(
  paiement: Paiement,
  fin: Transaction | undefined,
  retour: Retour | undefined,
): PageDePayzen {
  const [titre, phrase] = !fin
    ? ['Erreur technique', 'Le paiement n’a pas pu être traité. Rien n’a été débité.']
    : (FINS[fin.statut] ??
      (isGood(fin.statut)
        ? ['Paiement en attente', 'La banque ou la boutique doit encore le confirmer.']
        : ['Paiement refusé', 'Ce paiement n’a pas abouti.']));
  const good = fin && isGood(fin.statut);
  return {
    titre,
    corps: `<h1>${titre}</h1>
<p class="alerte${good ? ' bonne' : ''}" role="status">${escape(retour?.message || fin?.carte?.raison || phrase)}</p>
<section class="carte">${resume(paiement)}</section>
${retour ? wayBack(retour) : '<p>Ici le navigateur s’est fermé&nbsp;: il ne retourne pas à la boutique. Tu peux fermer cet onglet.</p>'}`,
  };
}

function wayBack({ url, post, attente }: Retour): string {
  const auto = attente === undefined ? '' : ` data-attente="${attente}"`;
  const wait = attente ? `<p class="aide">Retour automatique dans ${attente}&nbsp;s.</p>` : '';
  if (!post)
    return `<a class="bouton pleine" id="retour"${auto} href="${escape(url)}">Retour à la boutique</a>${wait}`;
  const inputs = Object.entries(post).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<form method="post" action="${escape(url)}" accept-charset="UTF-8">${inputs.join('')}
<button class="pleine" id="retour"${auto}>Retour à la boutique</button></form>${wait}`;
}

export function fautePage(
  { numero, champ, raison }: FauteDeChamp,
  isTest: boolean,
  back?: Retour,
): PageDePayzen {
  const why = isTest
    ? `<section class="carte"><p>Champ <code>${champ}</code></p><p>${escape(raison)}</p></section>`
    : '<p>La boutique n’a pas pu ouvrir cette page de paiement. Réessaie depuis la boutique.</p>';
  return {
    titre: `Erreur ${numero}`,
    corps: `<h1>Erreur ${numero}</h1>
<p class="alerte" role="alert">Le formulaire de paiement n’est pas valable. Rien n’a été débité.</p>${why}
${back ? wayBack({ ...back, attente: undefined }) : ''}`,
  };
}

export const perduePage = (): PageDePayzen => ({
  titre: 'Page introuvable',
  status: 404,
  corps: `<h1>Cette page n’existe pas</h1>
<p>Une page de paiement reste ouverte dix minutes. Recommence depuis la boutique.</p>`,
});
