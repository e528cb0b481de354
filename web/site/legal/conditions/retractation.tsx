import { MODELE_RETRACTATION, RETRACTATION } from '../../../../regles/achat.ts';
import { marque } from '../../../../marque.ts';
import type { Article } from '../TexteLegal.tsx';

const { adresseSupport } = marque;

const MAILTO = `mailto:${adresseSupport}?subject=${encodeURIComponent('Rétractation')}&body=${encodeURIComponent(MODELE_RETRACTATION.slice(0, -1).join('\r\n\r\n'))}`;

/** Articles VI.47 to VI.53 of the Code de droit économique. */
export const retractation: Article[] = [
  {
    id: 'retractation',
    titre: 'Changer d’avis : le droit de rétractation',
    contenu: (
      <>
        <p>
          Tu as <strong>14 jours</strong> pour renoncer à un achat sans donner de raison. Ils se
          comptent en jours calendrier, à partir du lendemain de la conclusion du contrat. Si nous
          avions oublié de t’informer de ce droit, le délai serait prolongé de douze mois.
        </p>

        <h3 id="se-retracter">Comment te rétracter</h3>
        <ul>
          <li>
            <strong>En ligne</strong>&nbsp;: dans ton profil, sous «&nbsp;Mes paiements&nbsp;», la
            fonction «&nbsp;
            {RETRACTATION.fonction}&nbsp;» est à côté de l’achat pendant tout le délai. Tu confirmes
            avec «&nbsp;{RETRACTATION.confirmer}&nbsp;», et tu reçois sans tarder un mail qui
            reprend ta demande, avec sa date et son heure.
          </li>
          <li>
            <strong>Par mail ou par courrier</strong> : avec le modèle ci-dessous ou avec tes
            propres mots, du moment que ta décision est claire.
          </li>
        </ul>
        <p>Il suffit d’envoyer ta demande avant la fin du délai.</p>

        <h3>Ton remboursement</h3>
        <p>
          Nous te rendons tout ce que tu as payé, au plus tard 14 jours après avoir reçu ta demande,
          par le moyen de paiement que tu avais utilisé et sans frais.
        </p>

        <h3 id="commencer-tout-de-suite">Si tu veux commencer avant la fin des 14 jours</h3>
        <p>
          Tu le demandes expressément, dans une case à part, et tu déclares savoir ce que cela
          change à ton droit. Le mail de confirmation le répète. Nous gardons la preuve de cette
          demande et de sa date.
        </p>
        <p>
          Nos accès sont des services numériques, fournis pendant toute leur durée. Quand tu as fait
          cette demande :
        </p>
        <ul>
          <li>
            tant que le service n’est pas entièrement fourni,{' '}
            <strong>tu peux encore te rétracter</strong> dans les 14 jours. Nous pouvons alors
            garder une part du prix, en proportion de la durée écoulée depuis que tu as ouvert ton
            accès. Exemple : après 3 jours d’un accès de 30, un dixième. Un accès que tu n’as pas
            ouvert t’est remboursé en entier ;
          </li>
          <li>
            une fois le service entièrement fourni, parce que l’accès est arrivé à sa fin ou que
            l’attestation est délivrée, le droit de rétractation prend fin (article VI.53, 1°, du
            Code de droit économique).
          </li>
        </ul>
        <p>
          Sans demande expresse de ta part, ou si nous avions oublié de t’informer de ce qui
          précède, tu ne dois rien pour ce qui t’a déjà été fourni.
        </p>
        <p>
          Pour un <em>contenu</em> numérique fourni sans support matériel, comme un fichier à
          télécharger, la loi prévoit une autre règle : le droit se perd dès que la fourniture a
          commencé, mais seulement si tu y as consenti expressément, si tu as reconnu perdre ton
          droit et si nous te l’avons confirmé par écrit (article VI.53, 13°). Si l’un de nos
          produits était dans ce cas, il le dirait avant la commande. Sinon, seule la règle
          ci-dessus s’applique.
        </p>

        <h3 id="formulaire">Modèle de formulaire de rétractation</h3>
        <p>À remplir et à renvoyer seulement si tu veux te rétracter.</p>
        <blockquote>
          {MODELE_RETRACTATION.map((ligne) => (
            <p key={ligne}>{ligne}</p>
          ))}
        </blockquote>
        <p>
          <a href={MAILTO}>Remplir ce modèle dans un mail</a>
        </p>
      </>
    ),
  },
  {
    id: 'remboursements',
    titre: 'Les autres remboursements',
    contenu: (
      <>
        <ul>
          <li>
            Un montant payé deux fois, ou pour un accès que tu n’as pas reçu, t’est rendu en entier.
          </li>
          <li>
            Si le site est resté indisponible par notre faute pendant ton accès, nous prolongeons
            l’accès d’autant ou nous te remboursons cette part, à ton choix.
          </li>
          <li>
            Si le service n’est pas conforme, l’article sur la{' '}
            <a href="#conformite">garantie de conformité</a> s’applique.
          </li>
        </ul>
        <p>
          Nous remboursons dans les 14 jours, par le moyen de paiement utilisé, et tu reçois une
          note de crédit. Dans les autres cas, un accès n’est plus remboursé une fois le délai de
          rétractation passé, même si tu ne l’as pas utilisé. Tes droits légaux restent entiers.
        </p>
      </>
    ),
  },
];
