import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { enEuros, majuscule } from '../../../regles/ecriture.ts';
import { tvaLisible } from '../../../regles/achat.ts';
import { dureeEnMots } from '../../../regles/vente.ts';
import { evenementEnMots, raisonEnMots } from '../../../regles/fournisseurs/codes.ts';
import { phraseOf } from '../journal/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Telecharger, TelechargerPdf } from '../../argent/paiement/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { dateInWords, dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Actes, Revenu } from './Actes.tsx';
import { Livre } from './Livre.tsx';
import { Etat, Pastille } from './Etat.tsx';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './caisse.module.css';
import {
  type Lu,
  moyenEnMots,
  moyenOuMain,
  nomOf,
  periodeEnMots,
  renduEnMot,
  suiteEnMots,
  usageEnMots,
} from './mots.ts';

export default function PaiementPage() {
  const id = Number(useParams().paiement_id);
  const { data, error, refetch } = useQuery(callQuery('getPaiement', { id }));
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Attente />;
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
        {nomOf(paiement)}, {paiement.libelle}
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

interface Fait {
  quoi: string;
  valeur: React.ReactNode;
}

function Faits({ faits }: { faits: (Fait | false | null)[] }) {
  return (
    <dl className={sheetStyles.facts}>
      {faits.map(
        (fait) =>
          fait && (
            <div key={fait.quoi}>
              <dt>{fait.quoi}</dt>
              <dd>{fait.valeur}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const DECISIONS = { remboursee: 'Acceptée\u00a0: remboursée', refusee: 'Refusée' } as const;

function Retractation({ lu: { retractation, paiement } }: { lu: Lu }) {
  if (!retractation) return null;
  const { dateCreation, declaration, retenu, rendu, decision, motif, dateReponse } = retractation;
  return (
    <Card aria-labelledby="retractation">
      <SectionHeading small id="retractation">
        Rétractation
      </SectionHeading>
      <Faits
        faits={[
          { quoi: 'Déclarée', valeur: instantInWords(dateCreation) },
          { quoi: 'Accès', valeur: majuscule(usageEnMots(retractation)) },
          { quoi: 'Peut rester dû', valeur: enEuros(retenu) },
          decision === null && { quoi: 'À rendre', valeur: enEuros(rendu) },
          decision !== null && {
            quoi: 'Décision',
            valeur:
              decision === 'remboursee' && paiement.montant === 0
                ? 'Acceptée\u00a0: rien à rendre, l’accès est terminé'
                : DECISIONS[decision],
          },
          dateReponse !== null && { quoi: 'Le', valeur: dayInWords(dateReponse) },
          motif !== null && { quoi: 'Motif', valeur: motif },
        ]}
      />
      {declaration && (
        <p className={styles.declaration}>
          <Sign kind="info" size={16} /> «&nbsp;{declaration}&nbsp;»
        </p>
      )}
    </Card>
  );
}

/** The provider's support asks for the code. */
function Raison({ type, raison }: Pick<Lu['paiement'], 'type'> & { raison: string }) {
  const { mots, code } = raisonEnMots(type, raison);
  return (
    <>
      {majuscule(mots)} {code && <span className={plainStyles.small}>{code}</span>}
    </>
  );
}

const temps = (instant: string) => <time dateTime={instant}>{instantInWords(instant)}</time>;

function Achat({ lu: { paiement } }: { lu: Lu }) {
  const { commande, fournisseurId, raison, prixPlein, montant, tva, taux } = paiement;
  const { datePaiement, dateRegle, motifRegle, renouvellement } = paiement;
  return (
    <Card aria-labelledby="achat">
      <SectionHeading small id="achat">
        {renouvellement === 1 ? 'Renouvellement' : 'Achat'}
      </SectionHeading>
      <Faits
        faits={[
          { quoi: 'Produit', valeur: `${paiement.libelle}, ${dureeEnMots(paiement)}` },
          { quoi: 'Commandé', valeur: temps(paiement.dateCreation) },
          datePaiement !== null && { quoi: 'Payé', valeur: temps(datePaiement) },
          { quoi: 'Montant', valeur: enEuros(montant) },
          prixPlein !== montant && { quoi: 'Avant remise', valeur: enEuros(prixPlein) },
          {
            quoi: 'Dont TVA',
            valeur: `${enEuros(tva)} (${String(taux).replace('.', ',')}\u00a0%)`,
          },
          { quoi: 'Moyen', valeur: moyenEnMots(paiement) },
          { quoi: 'Période', valeur: periodeEnMots(paiement) },
          commande !== null && { quoi: 'Commande', valeur: commande },
          fournisseurId !== null && { quoi: 'Numéro chez le prestataire', valeur: fournisseurId },
          raison !== null && {
            quoi: 'Ce que dit le prestataire',
            valeur: <Raison type={paiement.type} raison={raison} />,
          },
          dateRegle !== null && {
            quoi: `Réglé le ${dayInWords(dateRegle)}`,
            valeur: motifRegle ?? '–',
          },
        ]}
      />
    </Card>
  );
}

function Acheteur({ lu: { acheteur, paiement } }: { lu: Lu }) {
  const { eleve_id, nom, email } = paiement;
  return (
    <Card aria-labelledby="acheteur">
      <SectionHeading small id="acheteur">
        Acheteur
      </SectionHeading>
      {nom === null ? (
        <p className={plainStyles.dimmed}>
          Le compte est effacé&nbsp;: il n’en reste que ce que la loi demande de garder.
        </p>
      ) : (
        <Faits
          faits={[
            {
              quoi: 'Élève',
              valeur: <Link to={`/extranet/eleves/${eleve_id}`}>{nom}</Link>,
            },
            email !== null && { quoi: 'E-mail', valeur: <a href={`mailto:${email}`}>{email}</a> },
            acheteur !== null && {
              quoi: 'Tel qu’à la commande',
              valeur: `${acheteur.prenom} ${acheteur.nom}, ${acheteur.email}`,
            },
            acheteur !== null &&
              acheteur.adresse !== null && { quoi: 'Adresse', valeur: acheteur.adresse },
            acheteur?.societe != null && {
              quoi: 'Facture au nom de',
              valeur: `${acheteur.societe.nom}, ${acheteur.societe.adresse}, ${tvaLisible(acheteur.societe.tva)}`,
            },
          ]}
        />
      )}
    </Card>
  );
}

type Rendu = Lu['remboursements'][number];

/** A refund that may come again has a way to confirm that it has. */
function Remboursements({ id, rendus }: { id: number; rendus: readonly Rendu[] }) {
  const [ouvert, setOuvert] = useState<{ rendu: number; origin: Element } | null>(null);
  const rows = rendus.map((rendu) => ({
    ...rendu,
    onRevenu: (origin: Element) => setOuvert({ rendu: rendu.id, origin }),
  }));
  const columns = rendus.some(({ peutRevenir }) => peutRevenir === 1)
    ? [...RENDUS, RETOUR]
    : RENDUS;
  return (
    <section aria-labelledby="remboursements" className={sheetStyles.part}>
      <SectionHeading small id="remboursements">
        Remboursements
      </SectionHeading>
      <Table label="Remboursements" columns={columns} rows={rows} dense />
      <Revenu
        id={id}
        remboursement={ouvert?.rendu ?? null}
        origin={ouvert?.origin ?? null}
        onClose={() => setOuvert(null)}
      />
    </section>
  );
}

const RETOUR: Column<Rendu & { onRevenu: (origin: Element) => void }> = {
  head: 'Retour',
  cell: ({ montant, peutRevenir, onRevenu }) =>
    peutRevenir === 1 && (
      <Button
        size="compact-md"
        variant="default"
        aria-label={`L’argent est revenu\u00a0: ${enEuros(montant)}`}
        onClick={({ currentTarget }) => onRevenu(currentTarget)}
      >
        L’argent est revenu
      </Button>
    ),
};

const RENDUS: readonly Column<Rendu>[] = [
  { head: 'Montant', cell: ({ montant }) => enEuros(montant) },
  { head: 'Demandé', cell: ({ dateCreation }) => temps(dateCreation) },
  { head: 'Par', cell: ({ moyen, par }) => [moyenOuMain(moyen), par].filter(Boolean).join(', ') },
  {
    head: 'État',
    cell: ({ etat, avantCapture, raison }) => (
      <span className={styles.etat}>
        <Pastille {...renduEnMot({ etat, avantCapture })} />
        {raison && <span className={plainStyles.small}>{raison}</span>}
      </span>
    ),
  },
  { head: 'Motif', cell: ({ motif }) => motif },
  {
    head: 'Accès',
    cell: ({ etat, finAcces }) =>
      etat === 'refuse' ? '–' : finAcces === 1 ? 'Se termine' : 'Reste',
  },
];

function Pieces({ factures, paiement: { id, conditions } }: Pick<Lu, 'factures' | 'paiement'>) {
  if (factures.length === 0 && conditions === null) return null;
  return (
    <Card aria-labelledby="pieces">
      <SectionHeading small id="pieces">
        Documents
      </SectionHeading>
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
    </Card>
  );
}

function Notifications({ notifications }: Pick<Lu, 'notifications'>) {
  return (
    <Card aria-labelledby="notifications">
      <SectionHeading small id="notifications">
        Ce que le prestataire a annoncé
      </SectionHeading>
      {notifications.length === 0 && <p className={plainStyles.dimmed}>Rien jusqu’ici.</p>}
      {notifications.map((each) => (
        <Notification key={each.id} {...each} />
      ))}
    </Card>
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
    <Card aria-labelledby="journal">
      <SectionHeading small id="journal">
        Journal
      </SectionHeading>
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
                {temps(dateCreation)}
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
    </Card>
  );
}

function Attente() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={48} width="60%" />
      <Skeleton height={220} />
      <Skeleton height={140} />
    </Stack>
  );
}
