import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { ETATS as LES_ETATS } from '../../../regles/achat.ts';
import { MOST_RETRACTATIONS } from '../../../regles/retractation.ts';
import { MOYENS } from '../../../regles/fournisseurs/index.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Facts } from '../../socle/ui/Facts.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import {
  dayInWords,
  instantInWords,
  isoDay,
  lastMonths,
  monthInWords,
} from '../../socle/ui/dates.ts';
import { enEuros, enEurosSignes } from '../../../regles/ecriture.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import { inFigures } from '../../socle/ui/numbers.ts';
import { Etat } from './Etat.tsx';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './caisse.module.css';
import {
  ETATS,
  type LigneDeCaisse,
  moyenEnMots,
  moyenOuMain,
  nomOfAcheteur,
  usageEnMots,
} from './mots.ts';

type Caisse = OutputOf<'getCaisse'>;

const lien = (id: number) => `/extranet/paiements/${id}`;

const COLONNES: readonly Column<LigneDeCaisse>[] = [
  { head: 'Élève', cell: (ligne) => <Link to={lien(ligne.id)}>{nomOfAcheteur(ligne)}</Link> },
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

const OPTIONS_ETATS = LES_ETATS.map((value) => ({ value, label: ETATS[value].libelle }));
const OPTIONS_MOYENS = MOYENS.map((value) => ({ value, label: moyenOuMain(value) }));
const SANS_FILTRE = { recherche: '', etat: '', moyen: '', mois: '', jour: '', aRegler: '' };
const MOIS = 36;
const VIDE = {
  title: 'Aucun paiement pour l’instant',
  children: 'Chaque achat, renouvellement ou essai de paiement s’inscrit ici.',
};

export const handle = { lit: [['getCaisse', { page: 1 }]] } satisfies Handle;

export default function PaiementsPage() {
  const filters = useFilters(SANS_FILTRE);
  const [lesMois] = useState(() => lastMonths(isoDay(new Date().toISOString()), MOIS));
  const { recherche, etat, moyen, mois, jour, aRegler } = filters.values;
  const list = useListing('getCaisse', {
    page: filters.page,
    ...(recherche && { recherche }),
    etat: chosenOf(OPTIONS_ETATS, etat),
    moyen: chosenOf(OPTIONS_MOYENS, moyen),
    ...(mois && { mois }),
    ...(jour && { jour }),
    ...(aRegler && { aRegler: 1 }),
  });
  const { read } = list;
  return (
    <>
      <PageHeading lead={read && <Recette recette={read.recette} moyen={moyen} />}>
        Paiements
      </PageHeading>
      {read && read.retractations.length > 0 && (
        <Retractations retractations={read.retractations} />
      )}
      <Listing
        {...pagesOf(list, ({ paiements }) => paiements)}
        label="Paiements"
        columns={COLONNES}
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
        <ChoiceField
          {...filters.choice('etat', { label: 'État', options: OPTIONS_ETATS })}
          none="Tous"
        />
        <ChoiceField
          {...filters.choice('moyen', { label: 'Moyen', options: OPTIONS_MOYENS })}
          none="Tous"
        />
        <ChoiceField {...filters.choice('mois', { label: 'Mois', options: lesMois })} none="Tous" />
        <BoxField
          name="aRegler"
          filter
          label="À régler"
          value={aRegler === '1'}
          onChange={(ticked) => filters.set({ aRegler: ticked ? '1' : '' })}
        />
      </Listing>
      {read?.tropDEleves === 1 && (
        <p className={plainStyles.spaced}>
          Beaucoup d’élèves portent ces lettres&nbsp;: seuls les cinquante plus récents sont
          regardés. Précisez votre recherche.
        </p>
      )}
      {read?.plafonne === 1 && (
        <p className={plainStyles.spaced}>
          Seuls les {inFigures(read.paiements.total)} paiements les plus récents sont montrés.
          Filtrez par mois ou par jour pour remonter plus loin.
        </p>
      )}
    </>
  );
}

/** The other filters do not narrow the month's revenue. */
function Recette({ recette, moyen }: { recette: Caisse['recette']; moyen: string }) {
  const { mois, entre, annule, encaisse, rendu, net } = recette;
  const par = moyen && `, ${moyenOuMain(moyen)}`;
  return (
    <Facts
      className={styles.recette}
      aria-label={`Recette de ${monthInWords(mois)}${par}`}
      facts={{
        Vendu: annule !== 0 && enEuros(entre),
        'Annulé avant encaissement': annule !== 0 && enEurosSignes(-annule),
        [`Encaissé en ${monthInWords(mois)}${par}`]: enEurosSignes(encaisse),
        Rendu: enEuros(rendu),
        Net: enEurosSignes(net),
      }}
    />
  );
}

function Retractations({ retractations }: Pick<Caisse, 'retractations'>) {
  return (
    <Part id="retractations" title="Rétractations à traiter" className={styles.dabord}>
      <ul className={sheetStyles.lines}>
        {retractations.map((each) => (
          <li key={each.id}>
            <span>
              <Link to={lien(each.id)}>
                {nomOfAcheteur(each)}, {each.libelle}
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
      {retractations.length >= MOST_RETRACTATIONS && (
        <p>Seules les cinquante plus anciennes sont montrées&nbsp;: les autres viennent ensuite.</p>
      )}
    </Part>
  );
}
