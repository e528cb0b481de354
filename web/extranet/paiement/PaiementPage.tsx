import { Boxes } from '../../socle/ui/Boxes.tsx';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { enEuros, majuscule } from '../../../regles/ecriture.ts';
import { tvaLisible } from '../../../regles/tva.ts';
import { dureeEnMots } from '../../../regles/vente.ts';
import { evenementEnMots, raisonEnMots } from '../../../regles/fournisseurs/codes.ts';
import { phraseOf } from '../journal/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Telecharger, TelechargerPdf } from '../../argent/paiement/index.ts';
import { Facts } from '../../socle/ui/Facts.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { dateInWords, dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Actes } from './Actes.tsx';
import { Livre } from './Livre.tsx';
import { Etat } from './Etat.tsx';
import { Quand, Remboursements } from './Remboursements.tsx';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './caisse.module.css';
import {
  type Lu,
  moyenEnMots,
  nomOfAcheteur,
  periodeEnMots,
  suiteEnMots,
  usageEnMots,
} from './mots.ts';

export default function PaiementPage() {
  const id = Number(useParams().paiement_id);
  const { data, error, refetch } = useQuery(callQuery('getPaiement', { id }));
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Boxes titled heights={[220, 140]} />;
  const { paiement, remboursements, factures, notifications, journal } = data;
  return (
    <>
      <PageHeading
        lead={
          <Group gap="sm">
            <strong>{enEuros(paiement.montant)}</strong> <Etat ligne={paiement} />
          </Group>
        }
        actions={<Actes lu={data} />}
      >
        {nomOfAcheteur(paiement)}, {paiement.libelle}
      </PageHeading>
      <Stack gap="lg">
        {error && <Failure part error={error} retry={refetch} />}
        <Retractation lu={data} />
        <Livre lu={data} />
        <Achat lu={data} />
        <Acheteur lu={data} />
        {remboursements.length > 0 && <Remboursements id={id} rendus={remboursements} />}
        <Pieces factures={factures} paiement={paiement} />
        <Notifications notifications={notifications} />
        <Journal id={paiement.id} journal={journal} />
      </Stack>
    </>
  );
}

const DECISIONS = { remboursee: 'Acceptée\u00a0: remboursée', refusee: 'Refusée' } as const;

function Retractation({ lu: { retractation, paiement } }: { lu: Lu }) {
  if (!retractation) return null;
  const { dateCreation, declaration, retenu, rendu, decision, motif, dateReponse } = retractation;
  return (
    <Part id="retractation" title="Rétractation">
      <Facts
        facts={{
          Déclarée: instantInWords(dateCreation),
          Accès: majuscule(usageEnMots(retractation)),
          'Peut rester dû': enEuros(retenu),
          'À rendre': decision === null && enEuros(rendu),
          Décision:
            decision === 'remboursee' && paiement.montant === 0
              ? 'Acceptée\u00a0: rien à rendre, l’accès est terminé'
              : decision && DECISIONS[decision],
          Le: dateReponse && dayInWords(dateReponse),
          Motif: motif,
        }}
      />
      {declaration && (
        <p className={plainStyles.anywhere}>
          <Sign kind="info" size={16} /> «&nbsp;{declaration}&nbsp;»
        </p>
      )}
    </Part>
  );
}

function Raison({ type, raison }: Pick<Lu['paiement'], 'type'> & { raison: string }) {
  const { mots, code } = raisonEnMots(type, raison);
  return (
    <>
      {majuscule(mots)} {code && <span className={plainStyles.small}>{code}</span>}
    </>
  );
}

function Achat({ lu: { paiement } }: { lu: Lu }) {
  const { commande, fournisseurId, raison, prixPlein, montant, tva, taux } = paiement;
  const { datePaiement, dateRegle, motifRegle, renouvellement } = paiement;
  return (
    <Part id="achat" title={renouvellement === 1 ? 'Renouvellement' : 'Achat'}>
      <Facts
        facts={{
          Produit: `${paiement.libelle}, ${dureeEnMots(paiement)}`,
          Commandé: <Quand instant={paiement.dateCreation} />,
          Payé: datePaiement && <Quand instant={datePaiement} />,
          Montant: enEuros(montant),
          'Avant remise': prixPlein !== montant && enEuros(prixPlein),
          'Dont TVA': `${enEuros(tva)} (${String(taux).replace('.', ',')}\u00a0%)`,
          Moyen: moyenEnMots(paiement),
          Période: periodeEnMots(paiement),
          Commande: commande,
          'Numéro chez le prestataire': fournisseurId,
          'Ce que dit le prestataire': raison !== null && (
            <Raison type={paiement.type} raison={raison} />
          ),
          ...(dateRegle && { [`Réglé le ${dayInWords(dateRegle)}`]: motifRegle ?? '–' }),
        }}
      />
    </Part>
  );
}

function Acheteur({ lu: { acheteur, paiement } }: { lu: Lu }) {
  const { eleve_id, nom, email } = paiement;
  const societe = acheteur?.societe ?? null;
  return (
    <Part id="acheteur" title="Acheteur">
      {nom === null ? (
        <p className={plainStyles.dimmed}>
          Le compte est effacé&nbsp;: il n’en reste que ce que la loi demande de garder.
        </p>
      ) : (
        <Facts
          facts={{
            Élève: <Link to={`/extranet/eleves/${eleve_id}`}>{nom}</Link>,
            'E-mail': email && <a href={`mailto:${email}`}>{email}</a>,
            'Tel qu’à la commande':
              acheteur && `${acheteur.prenom} ${acheteur.nom}, ${acheteur.email}`,
            Adresse: acheteur && acheteur.adresse,
            'Facture au nom de':
              societe && `${societe.nom}, ${societe.adresse}, ${tvaLisible(societe.tva)}`,
          }}
        />
      )}
    </Part>
  );
}

function Pieces({ factures, paiement: { id, conditions } }: Pick<Lu, 'factures' | 'paiement'>) {
  if (factures.length === 0 && conditions === null) return null;
  return (
    <Part id="pieces" title="Documents">
      <ul className={sheetStyles.lines}>
        {factures.map((facture) => (
          <li key={facture.id}>
            <span>
              {facture.avoir === 1 ? 'Note de crédit' : 'Facture'} n° {facture.numero}
            </span>
            <Telecharger appel="getFacturePdfExtranet" {...facture}>
              Télécharger
            </Telecharger>
          </li>
        ))}
        {conditions !== null && (
          <li>
            <span>Conditions générales acceptées, version du {dateInWords(conditions)}</span>
            <TelechargerPdf appel="getConditionsPdf" id={id} quoi="les conditions acceptées">
              Télécharger
            </TelechargerPdf>
          </li>
        )}
      </ul>
    </Part>
  );
}

function Notifications({ notifications }: Pick<Lu, 'notifications'>) {
  return (
    <Part id="notifications" title="Ce que le prestataire a annoncé">
      {notifications.length === 0 && <p className={plainStyles.dimmed}>Rien jusqu’ici.</p>}
      {notifications.map((each) => (
        <Notification key={each.id} {...each} />
      ))}
    </Part>
  );
}

function Notification({ dateCreation, suite, corps }: Lu['notifications'][number]) {
  const [open, setOpen] = useState(false);
  const evenement = evenementEnMots(corps);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {instantInWords(dateCreation)}&nbsp;:{' '}
        {evenement
          ? `${majuscule(evenement)} (${suiteEnMots(suite).toLowerCase()})`
          : suiteEnMots(suite)}
      </summary>
      {open && <pre className={styles.corps}>{lisible(corps)}</pre>}
    </details>
  );
}

function lisible(corps: string): string {
  try {
    return JSON.stringify(JSON.parse(corps), null, 2);
  } catch {
    return corps;
  }
}

function Journal({ id, journal }: { id: number } & Pick<Lu, 'journal'>) {
  return (
    <Part id="journal" title="Journal">
      {journal.length === 0 ? (
        <p className={plainStyles.dimmed}>Personne n’y a touché.</p>
      ) : (
        <>
          <ol className={sheetStyles.lines}>
            {journal.map(({ id: ligne, admin, appel, dateCreation }) => (
              <li key={ligne}>
                <span>
                  <strong>{admin}</strong> {phraseOf(appel)}
                </span>
                <Quand instant={dateCreation} />
              </li>
            ))}
          </ol>
          <Button
            variant="default"
            component={Link}
            to={`/extranet/journal?objet=paiement&objet_id=${id}`}
          >
            Voir dans le journal
          </Button>
        </>
      )}
    </Part>
  );
}
