import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRendu } from '../../../regles/achat.ts';
import { RETRACTATION } from '../../../regles/retractation.ts';
import { FICHES } from '../../../regles/fournisseurs/index.ts';
import { useMay } from '../cadre/index.ts';
import { FormDialogBody } from '../../socle/kernel/FormDialogBody.tsx';
import { FormDialog, type Opened, ReasonDialog } from '../../socle/kernel/FormDialog.tsx';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { type Written, useWrite } from '../../socle/kernel/useWrite.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { EurosField } from '../../socle/ui/fields/NumberField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import styles from './caisse.module.css';
import { type Lu, livreEnMots, nomOfAcheteur, rendEnMots } from './mots.ts';

const TOUT_DIRE = { says: sentenceOf, refreshes: ['getPaiement', 'getCaisse'] } as const;

type Ouvert = 'rembourser' | 'regler' | 'refuser' | 'revenir';

export function Actes({ lu }: { lu: Lu }) {
  const check = useWrite('checkPaiement', TOUT_DIRE);
  const give = useWrite('givePaiement', TOUT_DIRE);
  const settle = useWrite('settlePaiement', TOUT_DIRE);
  const refuse = useWrite('refuseRetractation', TOUT_DIRE);
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<{ which: Ouvert; origin: Element } | null>(null);
  const may = useMay();
  const { paiement, peut, retractation } = lu;
  const { id, type, aRegler } = paiement;
  const isRetracte = aRegler.retractation === 1;

  const open = (which: Ouvert) => (event: React.MouseEvent) =>
    setDialog({ which, origin: event.currentTarget });
  const once = (act: () => Promise<Written>) => async () => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };
  const off = busy ? { 'aria-disabled': true, 'data-disabled': true } : {};
  const opened = (which: Ouvert) => ({
    origin: dialog?.which === which ? dialog.origin : null,
    onClose: () => setDialog(null),
  });
  return (
    <Group gap="xs">
      {peut.rendre === 1 && may('refundPaiement') && (
        <Button onClick={open('rembourser')}>Rembourser</Button>
      )}
      {isRetracte && retractation && may('refuseRetractation') && (
        <Button variant="default" onClick={open('refuser')}>
          Refuser la rétractation
        </Button>
      )}
      {aRegler.nonDonne !== null && may('givePaiement') && (
        <Button variant="default" {...off} onClick={() => void once(() => give({ id }))()}>
          Donner l’accès quand même
        </Button>
      )}
      {(aRegler.nonDonne !== null ||
        aRegler.aVoir !== null ||
        aRegler.impaye === 1 ||
        aRegler.refuse === 1) &&
        may('settlePaiement') && (
          <Button variant="default" onClick={open('regler')}>
            Noter comme réglé
          </Button>
        )}
      {peut.revenir === 1 && may('winLitige') && (
        <Button variant="default" onClick={open('revenir')}>
          L’argent est revenu
        </Button>
      )}
      {peut.verifier === 1 && may('checkPaiement') && (
        <Button variant="default" {...off} onClick={() => void once(() => check({ id }))()}>
          Vérifier chez {FICHES[type].nom}
        </Button>
      )}
      <Rembourser lu={lu} {...opened('rembourser')} />
      <Revenu id={id} remboursement={null} {...opened('revenir')} />
      <ReasonDialog
        title="Noter comme réglé"
        ok="Noter"
        words="Ce paiement quitte la liste «&nbsp;À régler&nbsp;». Rien n’est remboursé ni donné d’ici."
        label="Comment a-t-il été réglé&#8239;?"
        send={(motif) => settle({ id, motif })}
        {...opened('regler')}
      />
      <ReasonDialog
        title="Refuser la rétractation"
        ok="Refuser"
        words="L’élève reçoit ce motif par mail. Un refus se justifie&nbsp;: passé le délai, ou service entièrement fourni."
        label="Motif"
        send={(motif) => refuse({ id, motif })}
        {...opened('refuser')}
      />
    </Group>
  );
}

interface RevenuProps extends Opened {
  id: number;
  remboursement: number | null;
}

/** A provider may never report a won dispute. */
export function Revenu({ id, remboursement, ...opened }: RevenuProps) {
  const win = useWrite('winLitige', TOUT_DIRE);
  return (
    <ReasonDialog
      title="L’argent est revenu"
      ok="Noter"
      words="Un litige gagné, un virement rejeté. Une nouvelle facture est faite, et l’accès qui s’était terminé avec cet argent est rendu&nbsp;: l’élève en reçoit un mail."
      label="Qu’est-ce qui le dit&#8239;?"
      description="Un courrier de la banque, un extrait de compte. Cela reste dans le journal."
      send={(motif) => win({ id, remboursement, motif })}
      {...opened}
    />
  );
}

function Rembourser({ lu, ...opened }: Opened & { lu: Lu }) {
  return (
    <FormDialog {...opened} title="Rembourser" size="34rem">
      <RembourserForm lu={lu} onClose={opened.onClose} />
    </FormDialog>
  );
}

function RembourserForm({ lu, onClose }: { lu: Lu; onClose: () => void }) {
  const refund = useWrite('refundPaiement', TOUT_DIRE);
  const queries = useQueryClient();
  const { paiement, peut, retractation, remboursements, livre } = lu;
  const fourni = livre && livreEnMots(livre);
  const { id, reste, type, montant: total } = paiement;
  const pending = paiement.aRegler.retractation === 1 ? retractation : null;
  const ouvert = paiement.renouvellement === 1 ? 'ce renouvellement' : 'son accès';
  const du = pending ? Math.min(pending.rendu, reste) : reste;
  const [montant, setMontant] = useState<number | null>(du);
  const [motif, setMotif] = useState(
    pending ? `Rétractation dans les ${RETRACTATION.jours} jours` : '',
  );
  const [coche, setCoche] = useState<boolean | null>(null);
  const dejaFini = remboursements.some((each) => each.finAcces === 1 && isRendu(each.etat));
  // A partial refund is a gesture: only the full amount due ends the access.
  const tout = (montant ?? 0) >= du;
  // A full refund of a withdrawal ends the contract.
  const finit = pending !== null && tout;
  const finAcces = paiement.donne === 1 && (finit || (coche ?? (!dejaFini && tout)));
  const [moyen, setMoyen] = useState(peut.rendreParFournisseur === 1 ? 'fournisseur' : 'main');

  async function send(): Promise<Written> {
    const somme = montant ?? 0;
    const main = moyen === 'main';
    // Invalid input skips the confirmation: the server refuses it by field.
    if (somme > 0 && somme <= reste && motif.trim()) {
      const yes = await confirm({
        title: `Rembourser ${enEuros(somme)} à ${nomOfAcheteur(paiement)}\u202f?`,
        message: [
          rendEnMots(main ? 'main' : type),
          'L’élève reçoit un mail avec sa note de crédit.',
          paiement.donne === 1 &&
            (finAcces ? `Il perd aussitôt ${ouvert}.` : `Il garde ${ouvert}.`),
        ]
          .filter(Boolean)
          .join(' '),
        yes: `Rembourser ${enEuros(somme)}`,
        danger: true,
      });
      if (!yes) return { ok: false };
    }
    const written = await refund({
      id,
      montant: somme,
      reste,
      motif,
      finAcces: finAcces ? 1 : 0,
      main: main ? 1 : 0,
    });
    // After a refusal or a concurrent refund the rest is stale.
    if (!written.ok) await queries.invalidateQueries({ queryKey: ['getPaiement'] });
    return written;
  }

  return (
    <FormDialogBody danger ok="Rembourser" onClose={onClose} send={send}>
      {(errors, forget) => (
        <>
          <Text>
            {reste === total
              ? `${enEuros(total)} ont été payés, et rien n’en a été rendu.`
              : `Sur ${enEuros(total)} payés, il reste ${enEuros(reste)} à rendre au plus.`}
            {pending &&
              pending.retenu > 0 &&
              ` Au jour de la rétractation, ${enEuros(pending.retenu)} étaient dus pour ce qui a été fourni.`}
          </Text>
          {(fourni || livre?.attestation) && (
            <Text>
              Ce paiement a déjà donné&nbsp;: {fourni}
              {fourni && livre.attestation && ', '}
              {livre.attestation && (
                <>
                  l’attestation <span className={styles.numero}>n° {livre.attestation.numero}</span>
                  {livre.attestation.valable === 0 && ' (retirée depuis)'}
                </>
              )}
              .
              {livre.attestation?.valable === 1 &&
                ' Elle reste valable après le remboursement\u00a0: retirez-la sur cette page s’il le faut.'}
            </Text>
          )}
          <EurosField
            name="montant"
            label="Montant"
            value={montant}
            onChange={(typed) => {
              setMontant(typed);
              forget('montant');
            }}
            error={errors.montant?.[0]}
          />
          <TextField
            name="motif"
            label="Motif"
            description="Il figure sur la note de crédit."
            value={motif}
            onChange={(typed) => {
              setMotif(typed);
              forget('motif');
            }}
            error={errors.motif?.[0]}
          />
          {peut.rendreParFournisseur === 1 ? (
            <ChoiceField
              name="moyen"
              label="Qui rend l’argent"
              value={moyen}
              onChange={(picked) => setMoyen(picked ?? 'fournisseur')}
              options={[
                { value: 'fournisseur', label: FICHES[type].nom },
                { value: 'main', label: 'Vous, par virement ou autrement' },
              ]}
            />
          ) : (
            <Text>
              Le prestataire ne peut pas être appelé d’ici&nbsp;: rendez l’argent dans son
              back-office ou par virement. Ceci note que c’est fait.
            </Text>
          )}
          {paiement.donne === 1 && finit && (
            <Text>Il perd aussitôt {ouvert}&nbsp;: la rétractation y met fin.</Text>
          )}
          {paiement.donne === 1 && !finit && (
            <BoxField
              name="finAcces"
              label={
                paiement.renouvellement === 1
                  ? 'Reprendre aussi ce renouvellement'
                  : 'Mettre fin aussi à l’accès'
              }
              description="Tout de suite. Les résultats de l’élève restent."
              value={finAcces}
              onChange={setCoche}
            />
          )}
        </>
      )}
    </FormDialogBody>
  );
}
