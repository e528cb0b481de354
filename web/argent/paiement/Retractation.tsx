import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { RETRACTATION } from '../../../regles/retractation.ts';
import { FormDialogBody } from '../../socle/kernel/FormDialogBody.tsx';
import { FormDialog } from '../../socle/kernel/FormDialog.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { LongField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

type Lues = OutputOf<'getRetractations'>;
type Retractable = Lues['retractations'][number] & Pick<Lues, 'nom' | 'email'>;

export function useRetractations(): readonly Retractable[] {
  const { data } = useQuery(callQuery('getRetractations', {}));
  if (!data) return [];
  const { nom, email, retractations } = data;
  return retractations.map((each) => ({ ...each, nom, email }));
}

/** The law wants this in sight for fourteen days, with what its buyer confirms. */
export function Retractation({ of, montant }: { of: Retractable | undefined; montant: number }) {
  const [origin, setOrigin] = useState<Element | null>(null);
  if (!of) return '–';
  const { libelle, dateRetractation, decision, motif } = of;
  if (dateRetractation)
    return (
      <span>
        Reçue le {instantInWords(dateRetractation)}
        <br />
        <span className={plainStyles.small}>
          {decision === null
            ? 'Ton auto-école la traite.'
            : {
                remboursee: `Acceptée\u00a0: ${montant === 0 ? 'ton accès est terminé' : 'ton argent te revient'}.`,
                refusee: `Refusée\u00a0: ${motif}`,
              }[decision]}
        </span>
      </span>
    );
  return (
    <>
      <Button
        variant="default"
        aria-label={`${RETRACTATION.fonction}\u00a0: ${libelle}`}
        onClick={(event) => setOrigin(event.currentTarget)}
      >
        {RETRACTATION.fonction}
      </Button>
      <FormDialog origin={origin} onClose={() => setOrigin(null)} title="Me rétracter">
        <Formulaire {...of} montant={montant} onClose={() => setOrigin(null)} />
      </FormDialog>
    </>
  );
}

interface FormulaireProps extends Retractable {
  montant: number;
  onClose: () => void;
}

function Formulaire({
  id,
  nom,
  email,
  libelle,
  commande,
  jusque,
  montant,
  ...props
}: FormulaireProps) {
  const { utilise, duree, retenu, rendu, onClose } = props;
  const withdraw = useWrite('withdrawPaiement', {
    refreshes: ['getRetractations', 'getAccesUser'],
    says: sentenceOf,
  });
  const [declaration, setDeclaration] = useState('');
  return (
    <FormDialogBody
      ok={RETRACTATION.confirmer}
      onClose={onClose}
      send={() => withdraw({ id, declaration })}
    >
      {(errors, forget) => (
        <>
          <Text>
            Moi, {nom}, je renonce à mon achat «&nbsp;{libelle}&nbsp;»
            {commande && `, commande ${commande}`}.
          </Text>
          <Text>
            Tu peux le faire sans raison jusqu’au {dayInWords(jusque!)} inclus. Un mail à {email} te
            le confirme tout de suite.
          </Text>
          {montant === 0 ? (
            <Text>
              Tu n’as rien payé&nbsp;: rien n’est à te rendre, et ton accès se termine tout de
              suite.
            </Text>
          ) : (
            <Text>
              {retenu > 0
                ? `Ton accès est ouvert depuis ${utilise} ${utilise === 1 ? 'jour' : 'jours'} sur ${duree}\u00a0: ${enEuros(retenu)} peuvent rester dus, et ${enEuros(rendu)} te reviennent.`
                : `${enEuros(rendu)} te reviennent.`}{' '}
              Ton auto-école te rembourse dans les {RETRACTATION.joursPourRendre} jours. D’ici là,
              ce dont tu te rétractes est suspendu.
            </Text>
          )}
          <LongField
            name="declaration"
            label="Un mot à ajouter"
            optional
            value={declaration}
            onChange={(typed) => {
              setDeclaration(typed);
              forget('declaration');
            }}
            error={errors.declaration?.[0]}
          />
        </>
      )}
    </FormDialogBody>
  );
}
