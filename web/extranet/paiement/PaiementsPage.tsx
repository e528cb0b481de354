import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { MOYENS } from '../../../regles/fournisseurs/index.ts';
import { useListing } from '../../socle/kernel/useListing.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import {
  dayInWords,
  instantInWords,
  isoDay,
  lastMonths,
  monthInWords,
} from '../../socle/ui/dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { inFigures } from '../../socle/ui/numbers.ts';
import { Etat } from './Etat.tsx';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './caisse.module.css';
import { ETATS, type Ligne, moyenEnMots, moyenOuMain, nomOf, usageEnMots } from './mots.ts';

type Caisse = OutputOf<'getCaisse'>;

const lien = (id: number) => `/extranet/paiements/${id}`;

const COLONNES: readonly Column<Ligne>[] = [
  { head: 'Élève', cell: (ligne) => <Link to={lien(ligne.id)}>{nomOf(ligne)}</Link> },
  {
    head: 'Date',
    cell: ({ dateCreation }) => <time dateTime={dateCreation}>{instantInWords(dateCreation)}</time>,
  },
  {
    head: 'Produit',
    cell: ({ libelle, renouvellement }) =>
      renouvellement === 1 ? `${libelle} (renouvellement)` : libelle,
  },
  { head: 'Moyen', cell: moyenEnMots },
  { head: 'État', cell: (ligne) => <Etat ligne={ligne} /> },
  { head: 'Montant', cell: ({ montant }) => enEuros(montant), kind: 'amount' },
];

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const OPTIONS_ETATS = optionsOf(
  Object.fromEntries(Object.entries(ETATS).map(([etat, { libelle }]) => [etat, libelle])),
);
const OPTIONS_MOYENS = MOYENS.map((value) => ({ value, label: moyenOuMain(value) }));
const MONTREES = 50;
/** The day filter reaches older months. */
const MOIS = 36;
const VIDE = {
  title: 'Aucun paiement pour l’instant',
  children: 'Chaque achat, renouvellement ou essai de paiement s’inscrit ici.',
};

export default function PaiementsPage() {
  const filters = useFilters({
    recherche: '',
    etat: '',
    moyen: '',
    mois: '',
    jour: '',
    aRegler: '',
  });
  const [lesMois] = useState(() => lastMonths(isoDay(new Date().toISOString()), MOIS));
  const { recherche, etat, moyen, mois, jour, aRegler } = filters.values;
  const { read, readPage, ...list } = useListing('getCaisse', {
    page: filters.page,
    ...(recherche && { recherche }),
    ...(etat && { etat: etat as Ligne['etat'] }),
    ...(moyen && { moyen: moyen as Ligne['type'] }),
    ...(mois && { mois }),
    ...(jour && { jour }),
    ...(aRegler && { aRegler: 1 }),
  });
  return (
    <>
      <PageHeading lead={read && <Recette recette={read.recette} moyen={moyen} />}>
        Paiements
      </PageHeading>
      {read && read.retractations.length > 0 && (
        <Retractations retractations={read.retractations} />
      )}
      <Listing
        {...list}
        label="Paiements"
        columns={COLONNES}
        page={read?.paiements}
        readPage={(page) => readPage({ page }).then(({ paiements }) => paiements)}
        empty={VIDE}
        counted={['paiement', 'paiements']}
        filters={filters}
        more={{
          any: jour !== '',
          fields: <DateField {...filters.text('jour')} label="Jour" />,
        }}
      >
        <TextField
          {...filters.text('recherche')}
          type="search"
          label="Rechercher"
          placeholder="Élève, commande, facture…"
        />
        <ChoiceField {...filters.choice('etat')} label="État" none="Tous" options={OPTIONS_ETATS} />
        <ChoiceField
          {...filters.choice('moyen')}
          label="Moyen"
          none="Tous"
          options={OPTIONS_MOYENS}
        />
        <ChoiceField {...filters.choice('mois')} label="Mois" none="Tous" options={lesMois} />
        <BoxField
          name="aRegler"
          filter
          label="À régler"
          value={aRegler === '1'}
          onChange={(ticked) => filters.set({ aRegler: ticked ? '1' : '' })}
        />
      </Listing>
      {read?.tropDEleves === 1 && (
        <p>
          Beaucoup d’élèves portent ces lettres&nbsp;: seuls les cinquante plus récents sont
          regardés. Précisez votre recherche.
        </p>
      )}
      {read?.plafonne === 1 && (
        <p>
          Seuls les {inFigures(read.paiements.total)} paiements les plus récents sont montrés.
          Filtrez par mois ou par jour pour remonter plus loin.
        </p>
      )}
    </>
  );
}

const signed = (euros: number) => (euros < 0 ? `−${enEuros(-euros)}` : enEuros(euros));

/** The other filters do not narrow the month's revenue. */
function Recette({ recette, moyen }: { recette: Caisse['recette']; moyen: string }) {
  const { mois, entre, annule, encaisse, rendu, net } = recette;
  const par = moyen && `, ${moyenOuMain(moyen)}`;
  return (
    <dl className={styles.recette} aria-label={`Recette de ${monthInWords(mois)}${par}`}>
      {annule !== 0 && (
        <>
          <div>
            <dt>Vendu</dt>
            <dd>{enEuros(entre)}</dd>
          </div>
          <div>
            <dt>Annulé avant encaissement</dt>
            <dd>{signed(-annule)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>
          Encaissé en {monthInWords(mois)}
          {par}
        </dt>
        <dd>{signed(encaisse)}</dd>
      </div>
      <div>
        <dt>Rendu</dt>
        <dd>{enEuros(rendu)}</dd>
      </div>
      <div>
        <dt>Net</dt>
        <dd>{signed(net)}</dd>
      </div>
    </dl>
  );
}

function Retractations({ retractations }: Pick<Caisse, 'retractations'>) {
  return (
    <Card aria-labelledby="retractations" className={styles.dabord ?? ''}>
      <SectionHeading small id="retractations">
        Rétractations à traiter
      </SectionHeading>
      <ul className={sheetStyles.lines}>
        {retractations.map((each) => (
          <li key={each.id}>
            <span>
              <Link to={lien(each.id)}>
                {nomOf(each)}, {each.libelle}
              </Link>
              <br />
              <span className={plainStyles.small}>
                Le {instantInWords(each.dateCreation)}&nbsp;· accès {usageEnMots(each)}&nbsp;· à
                rembourser avant le {dayInWords(each.avant)}
              </span>
            </span>
            <strong>
              {enEuros(each.rendu)} à rendre sur {enEuros(each.montant)}
            </strong>
          </li>
        ))}
      </ul>
      {retractations.length >= MONTREES && (
        <p>Seules les cinquante plus anciennes sont montrées&nbsp;: les autres viennent ensuite.</p>
      )}
    </Card>
  );
}
