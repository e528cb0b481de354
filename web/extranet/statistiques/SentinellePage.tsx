import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { FILTRE_JUGES } from '../../../regles/filtres.ts';
import { ASSEZ_DE_REPONSES, FILTRE_CONSTAT } from '../../../regles/sentinelle.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { focusHeading } from '../../socle/ui/focusHeading.ts';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import {
  type ConstatLu,
  baseOf,
  choixOf,
  nombreEnMots,
  raisonOf,
  serieEnMots,
  titreOf,
} from './mots.ts';
import styles from './sentinelle.module.css';

const REFRESHED = { refreshes: ['getSentinelle'], says: sentenceOf } as const;

const COLONNES: readonly Column<ConstatLu>[] = [
  { head: 'Constat', cell: (constat) => <Quoi constat={constat} /> },
  { head: 'Chiffres', cell: (constat) => <ChiffresLus constat={constat} /> },
  { head: 'Juger', cell: (constat) => <Jugement constat={constat} /> },
];

export const handle = { lit: [['getSentinelle', { page: 1 }]] } satisfies Handle;

export default function SentinellePage() {
  const filters = useFilters({ constat: '', regles: '' });
  const { constat, regles } = filters.values;
  const list = useListing('getSentinelle', {
    page: filters.page,
    constat: chosenOf(FILTRE_CONSTAT.options, constat),
    regles: chosenOf(FILTRE_JUGES.options, regles),
  });
  const premieres = list.read?.premieres;
  return (
    <>
      <PageHeading lead="Ce que les réponses des élèves disent de la banque et des séries.">
        Sentinelle
      </PageHeading>
      <div className={plainStyles.stack}>
        <Text>
          Seule la première réponse d’un élève à une question compte, une fois sa tentative finie
          {premieres !== undefined && <>&nbsp;: {nombreEnMots(premieres)} jusqu’ici</>}. Une
          question est jugée dès {ASSEZ_DE_REPONSES} premières réponses. Les «&nbsp;plus
          forts&nbsp;» sont le tiers des élèves qui a le mieux répondu au reste, les «&nbsp;plus
          faibles&nbsp;» l’autre bout.
        </Text>
        <Listing
          {...pagesOf(list, ({ constats }) => constats)}
          label="Constats"
          columns={COLONNES}
          empty={{
            title: 'Rien à signaler',
            children: `Aucune question d’au moins ${ASSEZ_DE_REPONSES} premières réponses n’étonne.`,
          }}
          counted={['constat', 'constats']}
          filters={filters}
        >
          <ChoiceField {...filters.choice('constat', FILTRE_CONSTAT)} none="Tous" />
          <ChoiceField {...filters.choice('regles', FILTRE_JUGES)} none="À juger" />
        </Listing>
      </div>
    </>
  );
}

function Quoi({ constat }: { constat: ConstatLu }) {
  const { question, serie } = constat;
  return (
    <span className={plainStyles.tight}>
      <strong>{titreOf(constat)}</strong>
      <span>{raisonOf(constat)}</span>
      {question && (
        <Link to={`/extranet/questions?question=${question.id}`} className={styles.libelle}>
          {question.libelle} (n°&nbsp;{question.id})
        </Link>
      )}
      {serie && <Link to={`/extranet/themes?serie=${serie.id}`}>{serie.libelle}</Link>}
    </span>
  );
}

function ChiffresLus({ constat: { question, serie } }: { constat: ConstatLu }) {
  if (serie) return serieEnMots(serie);
  if (!question) return null;
  return (
    <div className={plainStyles.tight}>
      <ul className={styles.choix}>
        {choixOf(question).map(({ id, reponse, chiffres }) => (
          <li key={id}>
            {reponse}
            <span className={plainStyles.note}>{chiffres}</span>
          </li>
        ))}
      </ul>
      <span className={plainStyles.note}>{baseOf(question)}</span>
    </div>
  );
}

const BON = { cle: 'La clé est bonne', inegale: 'La série est bonne' } as const;

function Jugement({ constat }: { constat: ConstatLu }) {
  const settle = useWrite('settleConstat', REFRESHED);
  const reopen = useWrite('reopenConstat', REFRESHED);
  const [busy, setBusy] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const { question, serie, regle, version_id, theme_id } = constat;

  async function judge(): Promise<void> {
    setBusy(true);
    const cible = version_id === null ? { theme_id: theme_id! } : { version_id };
    const written = regle
      ? await reopen({ id: regle.id })
      : await settle({ constat: constat.constat, ...cible });
    setBusy(false);
    // The row has gone, and the focus with it.
    if (written.ok && !own.current?.isConnected) focusHeading();
  }

  const name = question?.libelle ?? serie!.libelle;
  const words = regle
    ? 'Reprendre'
    : constat.constat in BON
      ? BON[constat.constat as keyof typeof BON]
      : 'La question est bonne';
  return (
    <div className={styles.gestes}>
      {regle && (
        <span className={plainStyles.note}>
          Jugé bon par {regle.auteur},{' '}
          <time dateTime={regle.date}>{instantInWords(regle.date)}</time>
        </span>
      )}
      <Button
        size="compact-md"
        variant="default"
        component={Link}
        to={
          question
            ? `/extranet/questions?question=${question.id}`
            : `/extranet/themes?serie=${serie!.id}`
        }
        aria-label={`${question ? 'Corriger la question' : 'Ouvrir la série'}\u00a0: ${name}`}
      >
        {question ? 'Corriger la question' : 'Ouvrir la série'}
      </Button>
      <Button
        ref={own}
        size="compact-md"
        aria-disabled={busy}
        aria-label={`${words}\u00a0: ${name}`}
        onClick={() => void (busy || judge())}
      >
        {words}
      </Button>
    </div>
  );
}
